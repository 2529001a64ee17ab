import { builtInDetails } from '#content/provider.ts'
import { markSample } from '#server/website/publishing/sample-content.queries.ts'
import { type FeatureCalls, withId } from '../support/call-examples.ts'

const notice = { text: '<p>Ask us for an interpreter.</p>' }

export const calls: FeatureCalls = {
  public: {
    'POST /policy-reports': {
      limit: 20,
      needsScript: 'Browsers send it by themselves.',
      noHoneypot: 'Browsers send it by themselves.',
      lines: 'In the log of the server.',
      example: () => ({
        body: { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline' } },
      }),
    },
    'GET /notices': {},
    'GET /site-details': { example: () => ({ query: { language: 'es' } }) },
    'GET /uploads/pictures/:file': {},
  },
  owner: {
    'DELETE /admin/sample-content': {
      lines: ['sample content: removed'],
      example: async ({ context, make }) => {
        const kinds = {
          event: 'events',
          'team member': 'team',
          job: 'jobs/admin',
          'hero slide': 'hero',
        }
        for (const [kind, path] of Object.entries(kinds)) {
          await markSample(context.db, kind as 'event', { id: await make(`POST /${path}`) })
        }
        return {}
      },
    },
    'GET /admin/sample-content': {},
  },
  'read content': {
    'GET /admin/notices': {},
    'GET /admin/site-details': {},
  },
  'edit content': {
    'PUT /admin/site-details': {
      lines: ['site details: updated'],
      example: () => ({ body: builtInDetails }),
    },
    'PUT /admin/notices/:id': {
      lines: ['notice: updated'],
      example: () => ({ params: { id: 'language-help' }, body: notice }),
    },
    'PATCH /admin/notices/:id': {
      lines: ['notice: published'],
      example: withId('PUT /admin/notices/:id', { body: { published: true } }),
    },
  },
}
