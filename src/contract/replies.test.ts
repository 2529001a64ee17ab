import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  administrator,
  adminJob,
  applications,
  appliedJob,
  at,
  choice,
  details,
  done,
  erasureReceipt,
  event,
  job,
  kindCount,
  line,
  member,
  message,
  notice,
  openedApplication,
  pagination,
  personalData,
  privacyHold,
  quote,
  record,
  reply,
  report,
  sample,
  session,
  site,
  slide,
  stats,
  user,
} from '../../tests/support/answers.ts'
import { applicationSchemas } from './applications.ts'
import { auditSchemas } from './audit.ts'
import { authSchemas } from './auth.ts'
import { contactSchemas } from './contact.ts'
import { eventSchemas } from './events.ts'
import { heroSchemas } from './hero.ts'
import { jobSchemas } from './jobs.ts'
import { noticeSchemas } from './notices.ts'
import { overviewSchemas } from './overview.ts'
import { passwordSchemas } from './passwords.ts'
import { privacySchemas } from './privacy.ts'
import { reportSchemas } from './reports.ts'
import { sampleContentSchemas } from './sample-content.ts'
import { siteDetailsSchemas } from './site-details.ts'
import { teamSchemas } from './team.ts'
import { testimonialSchemas } from './testimonials.ts'
import { userSchemas } from './users.ts'

// A field that a reply does not name is dropped from the answer. These are the answers in full.

const answers: Record<string, [Record<string, { reply: z.ZodType }>, Record<string, unknown>]> = {
  administrators: [
    userSchemas,
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
      apply: reply({ id: 'a', mailed: true }),
      list: applications,
      listForAdmin: applications,
      jobs: reply([appliedJob]),
      get: reply(openedApplication),
      findByFile: reply({ id: 'a' }),
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
    overviewSchemas,
    {
      overview: reply({
        careerStats: { total: 1, thisMonth: 1, pending: 1, today: 1, thisWeek: 1, shortlisted: 1 },
        contactStats: { total: 1, unread: 1, today: 1, thisWeek: 1 },
        mailTroubles: ['unreachable', 'unwelcome', 'delayed', 'refused'].map((reason) => ({
          reason,
          failed: 1,
          waiting: 1,
        })),
        failedTasks: ['mail'],
        fileTroubles: [{ reason: 'foreign' }, { reason: 'missing key', keyName: 'local' }],
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
      calendar: 'BEGIN:VCALENDAR',
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
      list: { success: true, data: [job], pagination, message: '1 job' },
      read: reply({ ...job, publishedAt: at }),
      filters: reply({
        locations: choice,
        shifts: choice,
        departments: choice,
        employmentTypes: choice,
        experienceLevels: choice,
      }),
      listAll: reply([adminJob, { ...adminJob, status: 'draft' }]),
      get: reply({ ...adminJob, status: 'archived' }),
      create: reply(job),
      update: reply(job),
      remove: done,
      setStatuses: reply([job]),
      reopen: reply(job),
      stats: reply(stats),
    },
  ],
  passwords: [passwordSchemas, { change: done }],
  privacy: [
    privacySchemas,
    {
      find: reply(personalData),
      exportAll: new File(['a'], 'a.zip'),
      erase: reply(erasureReceipt),
      listReceipts: reply([erasureReceipt]),
      listHolds: reply([privacyHold]),
      hold: reply(privacyHold),
      release: done,
    },
  ],
  reports: [
    reportSchemas,
    {
      read: reply(report),
      exportApplications: 'a,b',
      exportSelected: 'a,b',
      exportMessages: 'a,b',
    },
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
  notices: [
    noticeSchemas,
    {
      list: reply([notice]),
      listAll: reply([{ ...notice, published: true }]),
      save: reply({ ...notice, published: false }),
      setPublished: reply({ ...notice, published: true }),
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
      reorder: reply([member]),
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
