import { listApplicationFiles } from '#server/hiring/application-data/application-files.queries.ts'
import { findList } from '#server/hiring/first-day/first-day.queries.ts'
import { makeLink } from '#server/records/private-links/private-links.queries.ts'
import { applicationFields } from '../support/applications.ts'
import {
  askedDocument,
  type FeatureCalls,
  newestEntry,
  page,
  reply,
  setHired,
  unique,
  withId,
} from '../support/call-examples.ts'
import { pdfFile } from '../support/documents.ts'

const applicationFilters = {
  status: 'pending',
  search: 'Tasha',
  job: 'dsp',
  from: '2026-11-01',
  to: '2026-11-30',
  missing: 'resume',
  view: 'old',
  sort: 'name',
}

export const calls: FeatureCalls = {
  public: {
    'POST /careers/apply': {
      limit: 10,
      needsScript: 'The form is a dialog.',
      noHoneypot: 'A browser that fills in hidden fields must not lose an application.',
      lines: ['application: applied'],
      example: async ({ make }) => {
        const jobId = await make('POST /jobs/admin')
        return { form: { ...(await applicationFields(jobId)), email: unique() } }
      },
    },
    'GET /careers/rules': {},
  },
  owner: {
    'PUT /careers/waiting-days': {
      lines: ['setting: updated'],
      example: () => ({ body: { waitingDays: 5 } }),
    },
    'PUT /admin/application-retention': {
      lines: ['setting: updated'],
      example: () => ({
        body: { keepYears: 2, deletesByItself: false },
      }),
    },
    'PUT /careers/rules': {
      lines: ['setting: updated'],
      example: () => ({ body: { identityDocuments: 'application' } }),
    },
    'GET /admin/application-retention': {},
  },
  'read applicants': {
    'GET /careers': { example: () => ({ query: { ...page, ...applicationFilters } }) },
    'GET /admin/applications': { example: () => ({ query: { ...page, ...applicationFilters } }) },
    'GET /careers/:id': { lines: ['application: opened'], example: withId('POST /careers/apply') },
    'GET /careers/by-file/:filename': {
      lines: 'Says only whose file it is.',
      example: async ({ context, make }) => {
        const id = await make('POST /careers/apply')
        const [file] = await listApplicationFiles(context.db, [id])
        return { params: { filename: file?.stored_name ?? '' } }
      },
    },
    'GET /careers/export.csv': { lines: ['application: exported'], example: () => ({}) },
    'POST /careers/export.csv': {
      lines: ['application: exported'],
      example: async ({ make }) => ({
        body: { ids: [await make('POST /careers/apply')] },
      }),
    },
    'GET /careers/disclosure': {},
    'GET /careers/first-day': {},
    'GET /careers/interview-questions': {},
    'GET /careers/interviews': {},
    'GET /careers/interviews.ics': {
      lines: ['application: downloaded-interviews'],
      example: () => ({}),
    },
    'GET /careers/:id/interview.ics': {
      lines: ['application: downloaded-interviews'],
      example: async ({ context, make }) => {
        const id = await make('POST /careers/apply')
        await context.db
          .updateTable('applications')
          .set({ status: 'interview_scheduled', interview_at: '2026-12-01T18:00:00.000Z' })
          .where('id', '=', id)
          .execute()
        return { params: { id } }
      },
    },
    'GET /careers/jobs': {},
    'GET /careers/owners': {},
    'GET /careers/reasons': {},
    'GET /careers/stats/overview': {},
    'GET /careers/waiting-days': {},
  },
  'edit applicants': {
    'PUT /careers/:id/status': {
      lines: ['application: changed-status:pending:rejected'],
      example: withId('POST /careers/apply', {
        body: {
          status: 'rejected',
          notes: 'Called on Monday',
          reason: 'Moved away',
          interviewAt: '2026-12-01T18:00:00Z',
          interviewPlace: 'Room 1',
        },
      }),
    },
    'PATCH /careers/bulk': {
      lines: ['application: changed-status:pending:rejected'],
      example: async ({ make }) => ({
        body: {
          applications: [
            { id: await make('POST /careers/apply'), status: 'rejected', reason: 'Late' },
          ],
        },
      }),
    },
    'POST /careers/delete': {
      lines: ['application: deleted'],
      example: async ({ make }) => ({
        body: { ids: [await make('POST /careers/apply')] },
      }),
    },
    'DELETE /careers/:id': {
      lines: ['application: deleted'],
      example: withId('POST /careers/apply'),
    },
    'POST /careers': {
      lines: ['application: entered'],
      example: async ({ make }) => {
        const jobId = await make('POST /jobs/admin')
        const { resume, idDoc_0, ...fields } = await applicationFields(jobId)
        return { form: { ...fields, email: unique() } }
      },
    },
    'PUT /careers/:id': {
      lines: ['application: corrected:name:email:phone'],
      example: withId('POST /careers/apply', {
        body: { firstName: 'Tasha', lastName: 'Green', email: unique(), phone: '(615) 555-0178' },
      }),
    },
    'PUT /careers/:id/job': {
      lines: ['application: moved'],
      example: async ({ make }) => ({
        params: { id: await make('POST /careers/apply') },
        body: { jobId: await make('POST /jobs/admin') },
      }),
    },
    'POST /careers/:id/documents': {
      lines: ['resume: added', 'applicant document: added'],
      example: withId('POST /careers/apply', {
        form: {
          resume: pdfFile(),
          otherDoc: pdfFile('cpr.pdf'),
          name: 'CPR card',
          item: 'CPR and first aid certificates',
        },
      }),
    },
    'PUT /careers/reasons': {
      lines: ['setting: updated'],
      example: () => ({ body: { reasons: ['Moved away'] } }),
    },
    'PUT /careers/first-day': {
      lines: ['setting: updated'],
      example: () => ({ body: { items: ['Keys handed over'] } }),
    },
    'PATCH /careers/:id/owner': {
      lines: ['application: released'],
      example: withId('POST /careers/apply', { body: { ownerId: null } }),
    },
    'PATCH /careers/:id/next-step': {
      lines: ['application: planned-next-step'],
      example: withId('POST /careers/apply', {
        body: { nextStep: { text: 'Call back', on: '2026-12-03' } },
      }),
    },
    'PUT /careers/interview-questions': {
      lines: ['setting: updated'],
      example: () => ({ body: { questions: ['Why us?'] } }),
    },
    'PUT /careers/:id/first-day': {
      lines: ['application: recorded-first-day-item'],
      example: async ({ context, make }) => {
        const id = await make('POST /careers/apply')
        await setHired(context, id)
        const { items } = await findList(context.db)
        return {
          params: { id },
          body: {
            item: items[0] ?? '',
            doneOn: '2026-11-15',
            expiresOn: '2028-11-15',
            note: 'Seen',
          },
        }
      },
    },
    'POST /careers/:id/notes': {
      lines: ['application: noted'],
      example: withId('POST /careers/apply', { body: { text: 'Called' } }),
    },
    'DELETE /careers/:id/notes/:entryId': {
      lines: ['application: deleted-note'],
      example: async ({ context, make }) => {
        await make('POST /careers/:id/notes')
        return { params: await newestEntry(context, 'notes') }
      },
    },
    'POST /careers/:id/replies': {
      lines: ['application: wrote-to'],
      example: withId('POST /careers/apply', { body: reply }),
    },
    'DELETE /careers/:id/replies/:entryId': {
      lines: ['application: took-back-message'],
      example: async ({ context, make }) => {
        await make('POST /careers/:id/replies')
        return { params: await newestEntry(context, 'replies') }
      },
    },
    'POST /careers/:id/private-links': {
      lines: ['application: made-private-link'],
      example: withId('POST /careers/apply', { body: { way: 'copy' } }),
    },
    'DELETE /careers/:id/private-links/:entryId': {
      lines: ['application: revoked-private-link'],
      example: async ({ context, make }) => {
        const id = await make('POST /careers/apply')
        const link = { recordId: id, purpose: 'application', by: null } as const
        return { params: { id, entryId: (await makeLink(context.db, link, context.now())).id } }
      },
    },
    'POST /careers/:id/document-requests': {
      lines: ['application: asked-for-document:resume'],
      example: withId('POST /careers/apply', {
        body: { kind: 'resume', note: 'With your last two jobs' },
      }),
    },
    'DELETE /careers/:id/document-requests/:entryId': {
      lines: ['application: stopped-asking-for-document:resume'],
      example: async (office) => {
        const { id, requestId } = await askedDocument(office)
        return { params: { id, entryId: requestId } }
      },
    },
    'PUT /careers/disclosure': {
      lines: ['application: wrote-disclosure'],
      example: () => ({ body: { text: 'We will check your background.' } }),
    },
  },
  file: {
    'GET /api/careers/:id/documents/:documentId': {},
    'GET /api/careers/:id/resume': {},
    'GET /api/careers/:id/resume/text': {},
    'GET /uploads/documents/:filename': {},
    'GET /uploads/resumes/:filename': {},
  },
}
