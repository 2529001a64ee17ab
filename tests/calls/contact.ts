import {
  type FeatureCalls,
  newestEntry,
  page,
  reply,
  unique,
  withId,
} from '../support/call-examples.ts'

export const calls: FeatureCalls = {
  public: {
    'POST /contact/submit': {
      limit: 5,
      lines: 'A visitor did it, and the message itself says when.',
      example: () => ({
        body: { name: 'Sam', email: unique(), phone: '(615) 555-0148', message: 'Hello' },
      }),
    },
    'POST /contact/easy': {
      limit: 5,
      lines: 'A visitor did it, and the message itself says when.',
      example: () => ({
        body: { form: 'message', email: unique(), phone: '(615) 555-0148', text: 'Hello' },
      }),
    },
  },
  'read messages': {
    'GET /contact': {
      example: () => ({
        query: { ...page, search: 'Sam', status: 'new', owner: 'me', read: 'false', sort: 'name' },
      }),
    },
    'GET /contact/:id': {
      lines: ['contact message: opened'],
      example: withId('POST /contact/submit'),
    },
    'GET /contact/export.csv': { lines: ['contact message: exported'], example: () => ({}) },
    'GET /contact/owners': {},
    'GET /contact/stats/overview': {},
  },
  'edit messages': {
    'PATCH /contact/status': {
      lines: ['contact message: changed-status:new:not for us'],
      example: async ({ make }) => ({
        body: {
          messages: [{ id: await make('POST /contact/submit') }],
          status: 'closed',
          closedReason: 'not for us',
        },
      }),
    },
    'PATCH /contact/:id/owner': {
      lines: ['contact message: released'],
      example: withId('POST /contact/submit', { body: { ownerId: null } }),
    },
    'POST /contact/:id/notes': {
      lines: ['contact message: wrote-note'],
      example: withId('POST /contact/submit', { body: { text: 'Called' } }),
    },
    'DELETE /contact/:id/notes/:entryId': {
      lines: ['contact message: deleted-note'],
      example: async ({ context, make }) => {
        await make('POST /contact/:id/notes')
        return { params: await newestEntry(context, 'notes') }
      },
    },
    'POST /contact/:id/replies': {
      lines: ['contact message: replied-to'],
      example: withId('POST /contact/submit', { body: reply }),
    },
    'DELETE /contact/:id/replies/:entryId': {
      lines: ['contact message: took-back-reply'],
      example: async ({ context, make }) => {
        await make('POST /contact/:id/replies')
        return { params: await newestEntry(context, 'replies') }
      },
    },
    'PATCH /contact/read': {
      lines: ['contact message: marked-as-read', 'contact message: marked-as-read'],
      example: async ({ make }) => ({
        body: {
          ids: [await make('POST /contact/submit'), await make('POST /contact/submit')],
          read: true,
        },
      }),
    },
    'DELETE /contact/:id': {
      lines: ['contact message: deleted'],
      example: withId('POST /contact/submit'),
    },
  },
}
