// Responses of a server with only the fields of the specification. Ours always sends more.

const at = '2026-11-14T18:00:00.000Z'
const user = { username: 'maria', email: 'maria@example.org', role: 'admin' }

export const specificationUser = user
const specificationJob = {
  _id: 'j1',
  title: 'Job Coach',
  location: 'Knoxville, TN',
  description: '<p>Help people find work.</p>',
  createdAt: at,
  shiftsAvailable: ['morning'],
  status: 'published',
}
const specificationApplication = {
  _id: 'a1',
  firstName: 'Tasha',
  lastName: 'Greene',
  email: 'tasha@example.org',
  phone: '6155550177',
  position: 'Job Coach',
  status: 'pending',
  resume: { filename: 'abc.pdf', originalName: 'CV.pdf' },
  identificationDocuments: [
    { _id: 'd1', path: 'uploads/documents/x.png', originalName: 'front.png' },
    { id: 'd2', path: 'uploads/documents/y.png', originalName: 'back.png' },
  ],
  experience: 'Two years',
  education: 'High school',
  notes: 'Call after 3 PM',
  jobId: 'j1',
  createdAt: at,
  updatedAt: at,
}

const list = (...data: unknown[]) => ({ unchecked: { success: true, data } })

/** The responses that the office screens need, by method and path below /api. */
export const specificationResponses = {
  'GET /auth/validate': { body: { valid: true } },
  'GET /admin/dashboard': {
    unchecked: {
      success: true,
      data: {
        careerStats: { total: 8, thisMonth: 2, pending: 6, today: 1, thisWeek: 2, shortlisted: 4 },
        contactStats: { total: 61, unread: 3, today: 1, thisWeek: 5 },
      },
    },
  },
  'GET /hero/admin': list({
    _id: 'h1',
    title: 'Hills',
    subtitle: '',
    imageUrl: 'uploads/hills.png',
    isActive: true,
    order: 1,
    createdAt: at,
    updatedAt: at,
  }),
  'GET /jobs/admin': list(specificationJob),
  'GET /careers?page=1&limit=10': {
    unchecked: {
      success: true,
      data: [specificationApplication],
      pagination: { currentPage: 1, totalPages: 1, totalItems: 1, itemsPerPage: 10 },
    },
  },
  'GET /careers/a1': { unchecked: { success: true, data: specificationApplication } },
  'GET /events': list({
    _id: 'e1',
    title: 'Picnic',
    description: 'Bring a friend',
    status: 'published',
    image: { path: 'uploads\\picnic.png' },
    createdAt: at,
  }),
  'GET /team': {
    unchecked: [
      { _id: 't1', name: 'Ann Lee', position: 'Nurse', comment: 'Here since 2010', image: '' },
    ],
  },
  'GET /testimonials/admin/all': list({
    _id: 'q1',
    name: 'Sam',
    review: 'They listen.',
    createdAt: at,
  }),
  'GET /contact?page=1&limit=50': list({
    _id: 'c1',
    name: 'Rosa',
    email: 'rosa@example.org',
    message: 'Hello',
    createdAt: at,
  }),
}
