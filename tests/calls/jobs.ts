import { setJobStatuses } from '#server/hiring/jobs/jobs.queries.ts'
import { type FeatureCalls, page, withId } from '../support/call-examples.ts'

const job = {
  title: 'Job Coach',
  location: 'Knoxville, TN',
  shiftsAvailable: ['morning'],
  status: 'published',
  description: '<p>Help people find work.</p>',
  pay: { from: 16.5, to: 18, per: 'hour' },
  closingDate: '2099-03-14',
  openings: 3,
  street: '120 Main Street',
  postalCode: '37167',
  program: 'supported-living',
  department: 'Healthcare',
  employmentType: 'full-time',
  experienceLevel: 'entry',
}

export const calls: FeatureCalls = {
  public: {
    'GET /jobs': {
      example: () => ({
        query: {
          ...page,
          search: 'coach',
          location: 'Knoxville, TN',
          shift: 'morning',
          program: 'supported-living',
        },
      }),
    },
    'GET /jobs/public/:slug': {
      example: async ({ make }) => ({
        params: { slug: await make('POST /jobs/admin') },
      }),
    },
    'GET /jobs/filters': {},
  },
  'read jobs': {
    'GET /jobs/admin/:id': { example: withId('POST /jobs/admin') },
    'GET /jobs/admin': {},
    'GET /jobs/admin/stats/overview': {},
  },
  'edit jobs': {
    'POST /admin/preview/job': {
      lines: 'Previews are not stored.',
      example: () => ({ body: job }),
    },
    'POST /jobs/admin': { lines: ['job: created'], example: () => ({ body: job }) },
    'PUT /jobs/admin/:id': {
      lines: ['job: updated'],
      example: withId('POST /jobs/admin', { body: job }),
    },
    'DELETE /jobs/admin/:id': { lines: ['job: deleted'], example: withId('POST /jobs/admin') },
    'PATCH /jobs/admin/bulk-status': {
      lines: ['job: set-job-status:archived', 'job: set-job-status:archived'],
      example: async ({ make }) => ({
        body: {
          jobIds: [await make('POST /jobs/admin'), await make('POST /jobs/admin')],
          status: 'archived',
        },
      }),
    },
    'POST /jobs/admin/:id/reopen': {
      lines: ['job: reopened'],
      example: async ({ context, make }) => {
        const id = await make('POST /jobs/admin')
        await setJobStatuses(context.db, [id], 'archived', context.now())
        return { params: { id }, body: { closingDate: '2099-03-15' } }
      },
    },
  },
}
