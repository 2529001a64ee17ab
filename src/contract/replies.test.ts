import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { administratorSchemas } from './administrators.ts'
import { applicationSchemas } from './applications.ts'
import { auditSchemas } from './audit.ts'
import { authSchemas } from './auth.ts'
import { contactSchemas } from './contact.ts'
import { dashboardSchemas } from './dashboard.ts'
import { eventSchemas } from './events.ts'
import { heroSchemas } from './hero.ts'
import { jobSchemas } from './jobs.ts'
import { passwordSchemas } from './passwords.ts'
import { reportSchemas } from './reports.ts'
import { sampleContentSchemas } from './sample-content.ts'
import { siteDetailsSchemas } from './site-details.ts'
import { teamSchemas } from './team.ts'
import { testimonialSchemas } from './testimonials.ts'

// A field that a reply does not name is dropped from the answer. These are the answers in full.

const at = '2026-11-15T12:00:00.000Z'
const ids = { _id: 'a', id: 'a' }
const times = { createdAt: at, updatedAt: at }
const pagination = { currentPage: 1, totalPages: 2, totalItems: 11, itemsPerPage: 10 }
const picture = {
  width: 800,
  height: 600,
  sources: [{ type: 'image/webp', srcset: '/a.webp 800w' }],
}
const done = { success: true, message: 'Done' }
const reply = (data: unknown) => ({ success: true, data, message: 'Done' })

const administrator = {
  ...ids,
  username: 'Ann',
  email: 'ann@example.org',
  role: 'admin',
  active: true,
  lastSignInAt: null,
  createdAt: at,
}
const session = {
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
  status: 'pending',
  resume: { filename: 'a.pdf', originalName: 'cv.pdf', size: 1 },
  identificationDocuments: [{ ...ids, path: '/a', originalName: 'id.png', size: 1 }],
  experience: '',
  education: '',
  notes: '',
  jobId: 'c',
}
const details = {
  ...application,
  history: [
    { status: 'pending', at, by: null },
    { status: 'hired', at, by: 'Ann' },
  ],
}
const applications = {
  success: true,
  data: [application, { ...application, resume: null }],
  pagination,
  counts: { all: 6, new: 1, reviewed: 1, interviewed: 1, rejected: 1, hired: 2 },
}
const line = {
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
const user = {
  _id: 'a',
  username: 'Ann',
  email: 'ann@example.org',
  role: 'admin',
  passwordMadeUp: true,
}
const message = {
  ...ids,
  name: 'Ann',
  email: '',
  phone: '',
  message: 'Hello',
  read: false,
  createdAt: at,
}
const stats = {
  total: 3,
  byStatus: { draft: 3 },
  today: 1,
  thisWeek: 2,
  thisMonth: 3,
  series: [{ date: '2026-11-15', count: 1 }],
}
const kindCount = { total: 1, byStatus: { draft: 1 } }
const event = {
  ...ids,
  ...times,
  title: 'Picnic',
  description: 'In the park',
  status: 'draft',
  image: { path: '/a.png' },
  picture,
  startsAt: at,
  place: 'Hall',
}
const slide = {
  ...ids,
  ...times,
  title: 'Welcome',
  subtitle: '',
  imageUrl: '/a.png',
  picture,
  isActive: true,
  order: 1,
}
const job = {
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
  publishedAt: null,
}
const choice = [{ value: 'a', label: 'A', count: 1 }]
const series = [{ date: '2026-11-15', count: 1 }]
const report = {
  period: '13-weeks',
  from: '2026-08-17',
  to: '2026-11-15',
  applications: {
    total: 1,
    series,
    byStatus: { hired: 1 },
    byPosition: [{ title: 'DSP', count: 1 }],
    otherPositions: 0,
  },
  decisions: {
    total: 1,
    medianHours: null,
    bands: [
      { days: 3, count: 1 },
      { days: null, count: 0 },
    ],
  },
  contactMessages: { total: 1, series },
}
const site = {
  phone: '615',
  email: 'a@example.org',
  address: { street: 'a', city: 'b', region: 'TN', postalCode: '37130' },
  hours: '8 to 5',
  licensing: [{ title: 'a', detail: 'b' }],
  links: [{ label: 'a', href: 'https://example.org' }],
}
const member = {
  ...ids,
  ...times,
  name: 'Ann',
  position: 'Nurse',
  comment: 'Here',
  image: '/a.png',
  picture,
}
const quote = { ...ids, name: 'Ann', review: 'Good', createdAt: at }
const record = { ...quote, status: 'pending', permission: true, updatedAt: at }
const sample = {
  total: 5,
  counts: { 'hero slide': 1, job: 1, event: 1, 'team member': 1, testimonial: 1 },
}

const answers: Record<string, [Record<string, { reply: z.ZodType }>, Record<string, unknown>]> = {
  administrators: [
    administratorSchemas,
    {
      list: reply([administrator]),
      create: reply(administrator),
      change: reply({ ...administrator, lastSignInAt: at }),
      sessions: reply([session]),
      endSession: done,
    },
  ],
  applications: [
    applicationSchemas,
    {
      apply: reply({ id: 'a' }),
      list: applications,
      listForAdmin: applications,
      get: reply(details),
      remove: done,
      setStatus: reply(details),
      stats: reply(stats),
    },
  ],
  audit: [auditSchemas, { list: { success: true, data: [line], pagination } }],
  auth: [
    authSchemas,
    {
      login: { success: true, token: 't', user, message: 'Welcome' },
      validate: { valid: true, user },
      logout: done,
    },
  ],
  contact: [
    contactSchemas,
    {
      submit: done,
      list: { success: true, data: [message], pagination },
      setRead: done,
      remove: done,
      stats: reply(stats),
    },
  ],
  dashboard: [
    dashboardSchemas,
    {
      overview: reply({
        careerStats: { total: 1, thisMonth: 1, pending: 1, today: 1, thisWeek: 1, shortlisted: 1 },
        contactStats: { total: 1, unread: 1, today: 1, thisWeek: 1 },
        mailTroubles: ['unreachable', 'unwelcome', 'delayed', 'refused'].map((reason) => ({
          reason,
          failed: 1,
          waiting: 1,
        })),
      }),
      stats: reply({
        applications: kindCount,
        jobs: kindCount,
        events: kindCount,
        testimonials: kindCount,
        contactMessages: kindCount,
        heroSlides: kindCount,
        teamMembers: kindCount,
        users: kindCount,
      }),
    },
  ],
  events: [
    eventSchemas,
    {
      listPublished: reply([event, { ...event, image: null, picture: null }]),
      list: reply([event]),
      get: reply(event),
      create: reply(event),
      update: reply({ ...event, status: 'published' }),
      remove: done,
      stats: reply(stats),
    },
  ],
  hero: [
    heroSchemas,
    {
      list: reply([slide]),
      listAll: reply([slide]),
      get: reply(slide),
      create: reply(slide),
      update: reply(slide),
      remove: done,
      reorder: reply([slide]),
      setStatus: reply(slide),
    },
  ],
  jobs: [
    jobSchemas,
    {
      list: { success: true, data: [job], pagination },
      read: reply({ ...job, publishedAt: at }),
      filters: reply({
        locations: choice,
        shifts: choice,
        departments: choice,
        employmentTypes: choice,
        experienceLevels: choice,
      }),
      listAll: reply([job, { ...job, status: 'draft' }, { ...job, status: 'archived' }]),
      get: reply(job),
      create: reply(job),
      update: reply(job),
      remove: done,
      setStatuses: reply([job]),
      stats: reply(stats),
    },
  ],
  passwords: [passwordSchemas, { change: done }],
  reports: [
    reportSchemas,
    { read: reply(report), exportApplications: 'a,b', exportMessages: 'a,b' },
  ],
  'sample content': [sampleContentSchemas, { get: reply(sample), remove: reply(sample) }],
  'site details': [
    siteDetailsSchemas,
    {
      get: reply(site),
      edit: reply({ ...site, updatedAt: '' }),
      save: reply({ ...site, updatedAt: at }),
    },
  ],
  team: [
    teamSchemas,
    {
      list: [member, { ...member, picture: null }],
      get: member,
      create: reply(member),
      update: reply(member),
      remove: done,
    },
  ],
  testimonials: [
    testimonialSchemas,
    {
      list: reply([quote]),
      submit: done,
      listAll: reply(['pending', 'approved', 'rejected'].map((status) => ({ ...record, status }))),
      create: reply(record),
      update: reply(record),
      setStatus: reply(record),
      remove: done,
    },
  ],
}

describe.each(Object.entries(answers))('%s', (_, [schemas, replies]) => {
  test.each(Object.keys(schemas))('%s answers with every field', (name) => {
    expect(schemas[name]?.reply.parse(replies[name])).toEqual(replies[name])
  })
})
