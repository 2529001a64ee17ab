import type { AdminJob, Job } from '#contract/hiring/jobs.ts'

/** A job as the website gets it. */
export const aJob = (fields: Partial<Job> = {}): Job => ({
  _id: '1',
  id: '1',
  slug: 'coach',
  title: 'Job Coach',
  location: 'Knoxville, TN',
  shiftsAvailable: ['morning'],
  description: `<p>${'Help people find work. '.repeat(10)}</p>`,
  status: 'published',
  department: 'Healthcare',
  employmentType: 'full-time',
  experienceLevel: 'entry',
  publishedAt: '2026-11-01T12:00:00.000Z',
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
  ...fields,
})

/** A job as the office's list has it. */
export const anAdminJob = (fields: Partial<AdminJob> = {}): AdminJob => ({
  ...aJob(),
  applicationsCount: 0,
  newApplicationsCount: 0,
  ...fields,
})
