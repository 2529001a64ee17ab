// Examples of what the server sends, with all of their fields.

export const at = '2026-11-15T12:00:00.000Z'
const ids = { _id: 'a', id: 'a' }
const times = { createdAt: at, updatedAt: at }
const picture = {
  width: 800,
  height: 600,
  sources: [{ type: 'image/webp', srcset: '/a.webp 800w' }],
}

export const administrator = {
  ...ids,
  username: 'Ann',
  email: 'ann@example.org',
  role: 'admin',
  active: true,
  secondFactor: false,
  passkeys: 0,
  invited: false,
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
export const line = {
  ...ids,
  at,
  person: 'Ann',
  personId: 'b',
  action: 'opened',
  details: [],
  kind: 'application',
  objectId: null,
  name: '',
  ip: '',
}
export const stats = {
  total: 3,
  byStatus: { draft: 3 },
  today: 1,
  thisWeek: 2,
  thisMonth: 3,
  series: [{ date: '2026-11-15', count: 1 }],
}
export const event = {
  ...ids,
  ...times,
  slug: 'picnic',
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
export const quote = { ...ids, name: 'Ann', review: 'Good', createdAt: at }
const decision = { status: 'pending', permission: true }
export const testimonial = { ...quote, ...decision, language: 'en', updatedAt: at }
export const sample = {
  total: 5,
  counts: { 'hero slide': 1, job: 1, event: 1, 'team member': 1, testimonial: 1, 'site detail': 0 },
}

export const privacyHold = {
  id: 'h',
  email: 'sam@example.org',
  phone: '615',
  reason: 'A dispute',
  by: 'Ann',
  at,
}
export const erasureReceipt = {
  id: 'r',
  at,
  by: 'Ann',
  erased: [{ label: 'Applications', count: 1 }],
}
