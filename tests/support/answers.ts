/** An example of each kind of data that the server sends, with all of its fields. */

export const at = '2026-11-15T12:00:00.000Z'
const ids = { _id: 'a', id: 'a' }
const times = { createdAt: at, updatedAt: at }
export const pagination = { currentPage: 1, totalPages: 2, totalItems: 11, itemsPerPage: 10 }
const picture = {
  width: 800,
  height: 600,
  sources: [{ type: 'image/webp', srcset: '/a.webp 800w' }],
}
export const done = { success: true, message: 'Done' }
export const reply = (data: unknown) => ({ success: true, data, message: 'Done' })

export const administrator = {
  ...ids,
  username: 'Ann',
  email: 'ann@example.org',
  role: 'admin',
  active: true,
  secondFactor: false,
  lastSignInAt: null,
  createdAt: at,
}
export const session = {
  ...ids,
  userId: 'b',
  username: 'Ann',
  userAgent: 'Firefox',
  ip: '127.0.0.1',
  createdAt: at,
  lastSeenAt: at,
  current: true,
}
const application = {
  ...ids,
  ...times,
  firstName: 'Sam',
  lastName: 'Ortega',
  email: 'sam@example.org',
  phone: '615',
  position: 'DSP',
  location: 'Smyrna, TN',
  status: 'pending',
  reason: '',
  interviewAt: at,
  interviewPlace: 'Room 1',
  resume: { filename: 'a.pdf', originalName: 'cv.pdf', size: 1 },
  identificationDocuments: [{ ...ids, path: '/a', originalName: 'id.png', size: 1 }],
  documentsCount: 3,
  experience: '',
  education: '',
  notes: '',
  jobId: 'c',
  keepUntil: '2027-11-15',
}
export const details = {
  ...application,
  history: [
    { status: 'pending', at, by: null },
    { status: 'hired', at, by: 'Ann' },
  ],
}
export const openedApplication = {
  ...details,
  canMail: true,
  onHold: false,
  firstDay: [
    {
      id: 'f',
      item: 'CPR',
      doneOn: '2026-11-15',
      expiresOn: '2028-11-15',
      doneBy: 'Ann',
      note: '',
      updatedAt: at,
    },
  ],
  disclosure: { version: 1, acknowledged: { version: 1, name: 'Sam', at } },
  alsoApplied: [{ id: 'b', jobId: 'n', position: 'Nurse', status: 'hired', createdAt: at }],
  earlierResumes: [{ filename: 'old.pdf', originalName: 'old.pdf', size: 5 }],
  privateLinks: [
    { id: 'l', purpose: 'application', createdAt: at, by: 'Ann', expiresAt: at, lastUsedAt: null },
  ],
  documentRequests: [{ id: 'r', kind: 'resume', note: 'With dates', createdAt: at }],
  timeline: [
    { kind: 'change', id: 'c', at, by: 'Ann', text: 'opened cv.pdf' },
    { kind: 'note', id: 'n', at, by: 'Ann', text: 'Called', own: true },
    {
      kind: 'reply',
      id: 'r',
      at,
      by: null,
      subject: 'Hello',
      text: 'Come in',
      delivery: 'failed',
      failure: 'refused',
    },
  ],
}
export const appliedJob = {
  id: 'a',
  title: 'DSP',
  location: 'Smyrna, TN',
  status: null,
  createdAt: null,
  applications: 2,
}
export const applications = {
  success: true,
  data: [application, { ...application, resume: null, foundNote: 'Wants nights' }],
  pagination,
  message: '2 applications',
  canMail: true,
  counts: { all: 6, new: 1, reviewed: 1, interviewed: 1, rejected: 1, hired: 2 },
}
export const line = {
  ...ids,
  at,
  person: 'Ann',
  personId: 'b',
  action: 'opened',
  kind: 'application',
  objectId: null,
  name: '',
  ip: '',
}
export const user = {
  _id: 'a',
  username: 'Ann',
  email: 'ann@example.org',
  role: 'admin',
  passwordGenerated: true,
}
export const message = {
  ...ids,
  name: 'Ann',
  email: '',
  phone: '',
  message: 'Hello',
  read: false,
  status: 'closed',
  closedReason: 'not for us',
  owner: { id: 'u', name: 'Ann' },
  createdAt: at,
  updatedAt: at,
}
export const stats = {
  total: 3,
  byStatus: { draft: 3 },
  today: 1,
  thisWeek: 2,
  thisMonth: 3,
  series: [{ date: '2026-11-15', count: 1 }],
}
export const kindCount = { total: 1, byStatus: { draft: 1 } }
export const event = {
  ...ids,
  ...times,
  title: 'Picnic',
  description: 'In the park',
  status: 'draft',
  image: { path: '/a.png' },
  picture,
  imageDescription: 'A lawn',
  publishAt: at,
  startsAt: at,
  endsAt: at,
  past: true,
  place: 'Hall',
}
export const slide = {
  ...ids,
  ...times,
  title: 'Welcome',
  subtitle: '',
  imageUrl: '/a.png',
  picture,
  imageDescription: 'A door',
  isActive: true,
  order: 1,
}
export const job = {
  ...ids,
  ...times,
  slug: 'dsp',
  title: 'DSP',
  location: 'Smyrna',
  shiftsAvailable: ['morning', 'second', 'overnight'],
  description: '<p>Help</p>',
  status: 'published',
  department: 'Healthcare',
  employmentType: 'full-time',
  experienceLevel: 'entry',
  pay: { from: 16.5, to: 18, per: 'hour' },
  closingDate: '2027-03-14',
  openings: 3,
  street: '120 Main Street',
  postalCode: '37167',
  publishAt: at,
  publishedAt: null,
}
export const adminJob = { ...job, applicationsCount: 2, newApplicationsCount: 1 }
export const choice = [{ value: 'a', label: 'A', count: 1 }]
const series = [{ date: '2026-11-15', count: 1 }]
const stageCounts = { new: 0, reviewed: 0, interviewed: 0, rejected: 0, hired: 1 }
export const report = {
  period: '13-weeks',
  from: '2026-08-17',
  to: '2026-11-15',
  applications: {
    total: 1,
    series,
    byStatus: { hired: 1 },
    byJob: [{ jobId: 'j', title: 'DSP', location: null, total: 1, byStage: stageCounts }],
    otherJobs: 0,
  },
  firstLooks: { total: 1, medianHours: 2.5, bands: [{ days: null, count: 1 }], waiting: 2 },
  decisions: {
    total: 1,
    medianHours: null,
    bands: [
      { days: 3, count: 1 },
      { days: null, count: 0 },
    ],
  },
  losses: [{ stage: 'new', rejected: 1, withdrawn: 0 }],
  contactMessages: { total: 1, series },
}
export const site = {
  phone: '615',
  email: 'a@example.org',
  address: { street: 'a', city: 'b', region: 'TN', postalCode: '37130' },
  hours: '8 to 5',
  licensing: [{ title: 'a', detail: 'b' }],
  links: [{ label: 'a', href: 'https://example.org' }],
  assistant: true,
  notices: true,
}
export const notice = { id: 'language-help', text: '<p>Ask us.</p>', updatedAt: at }
export const member = {
  ...ids,
  ...times,
  name: 'Ann',
  position: 'Nurse',
  comment: 'Here',
  image: '/a.png',
  picture,
  imageDescription: 'Ann laughs',
  order: 1,
}
export const quote = { ...ids, name: 'Ann', review: 'Good', createdAt: at }
export const record = { ...quote, status: 'pending', permission: true, updatedAt: at }
export const sample = {
  total: 5,
  counts: { 'hero slide': 1, job: 1, event: 1, 'team member': 1, testimonial: 1 },
}

export const privacyHold = {
  id: 'h',
  email: 'sam@example.org',
  phone: '615',
  reason: 'A dispute',
  by: 'Ann',
  at,
}
export const personalData = {
  kinds: [
    {
      label: 'Applications',
      kept: 'Elsewhere',
      records: [
        {
          id: 'a',
          at,
          title: 'DSP',
          email: 'sam@example.org',
          phone: '615',
          details: [{ label: 'Name', text: 'Sam Ortega' }],
          history: [{ at, text: 'pending' }],
          documents: [{ id: 'd', name: 'CV.pdf', size: 1 }],
        },
      ],
    },
  ],
  auditLines: 1,
  holds: [privacyHold],
  related: [{ by: 'phone', value: '615', more: 2 }],
}
export const erasureReceipt = {
  id: 'r',
  at,
  by: 'Ann',
  erased: [{ label: 'Applications', count: 1 }],
}
