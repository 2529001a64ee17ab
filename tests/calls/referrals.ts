import { makeLink } from '#server/records/private-links/private-links.queries.ts'
import { type FeatureCalls, type Office, page, unique, withId } from '../support/call-examples.ts'
import { referralFields } from '../support/referrals.ts'

async function referralToken({ context: { db, now }, make }: Office) {
  const recordId = await make('POST /referrals/submit')
  return (await makeLink(db, { recordId, purpose: 'referral', by: null }, now())).token
}

export const calls: FeatureCalls = {
  public: {
    'POST /referrals/submit': {
      limit: 10,
      noHoneypot: 'A browser that fills in hidden fields must not lose a referral.',
      lines: ['referral: referred'],
      example: () => ({ form: { ...referralFields(), email: unique() } }),
    },
    'POST /referrals/easy': {
      limit: 10,
      noHoneypot: 'A browser that fills in hidden fields must not lose a referral.',
      lines: ['referral: referred'],
      example: () => ({
        form: { name: 'Leon', phone: '(615) 555-0163', county: 'Knox', consent: 'true' },
      }),
    },
    'GET /referral-form.docx': {},
    'GET /es/referral-form.docx': {},
    'POST /private-referrals/:token/withdraw': {
      limit: 20,
      lines: ['referral: changed-status:received:withdrawn'],
      example: async (office) => ({ params: { token: await referralToken(office) } }),
    },
    'POST /private-referrals/:token/additions': {
      limit: 20,
      lines: ['referral: added-to'],
      example: async (office) => ({
        params: { token: await referralToken(office) },
        form: { text: 'A new phone number' },
      }),
    },
  },
  owner: {
    'PUT /admin/referral-rules': {
      lines: ['setting: updated'],
      example: () => ({ body: { deleteAfterMonths: 12 } }),
    },
    'GET /admin/referral-rules': {},
  },
  'referral file': {
    'GET /uploads/referrals/:filename': {},
  },
  'read referrals': {
    'GET /referrals': {
      example: () => ({
        query: {
          ...page,
          search: 'Leon',
          stage: 'received',
          county: 'Knox',
          program: 'family-support',
          owner: 'me',
          read: 'false',
          due: 'true',
          sort: 'person',
        },
      }),
    },
    'GET /referrals/:id': {
      lines: ['referral: opened'],
      example: withId('POST /referrals/submit'),
    },
    'GET /referrals/counts': {},
    'GET /referrals/owners': {},
  },
  'edit referrals': {
    'PATCH /referrals/read': {
      lines: ['referral: marked-as-read'],
      example: async ({ make }) => ({
        body: { ids: [await make('POST /referrals/submit')], read: true },
      }),
    },
    'PATCH /referrals/:id/stage': {
      lines: ['referral: changed-status:received:declined'],
      example: withId('POST /referrals/submit', {
        body: { stage: 'declined', reason: 'Lives too far away' },
      }),
    },
    'PATCH /referrals/:id/owner': {
      lines: ['referral: released'],
      example: withId('POST /referrals/submit', { body: { ownerId: null } }),
    },
    'PATCH /referrals/:id/next-step': {
      lines: ['referral: planned-next-step'],
      example: withId('POST /referrals/submit', {
        body: { nextStep: { text: 'Call back', on: '2026-12-03' } },
      }),
    },
    'PATCH /referrals/:id/missing': {
      lines: ['referral: set-missing'],
      example: withId('POST /referrals/submit', { body: { missing: 'The support plan' } }),
    },
    'POST /referrals/:id/private-links': {
      lines: ['referral: made-private-link'],
      example: withId('POST /referrals/submit', { body: { way: 'copy' } }),
    },
    'DELETE /referrals/:id/private-links/:entryId': {
      lines: ['referral: revoked-private-link'],
      example: async ({ context: { db, now }, make }) => {
        const id = await make('POST /referrals/submit')
        const link = { recordId: id, purpose: 'referral', by: null } as const
        return { params: { id, entryId: (await makeLink(db, link, now())).id } }
      },
    },
    'POST /referrals/:id/notes': {
      lines: ['referral: wrote-note'],
      example: withId('POST /referrals/submit', { body: { text: 'Called' } }),
    },
    'DELETE /referrals/:id/notes/:entryId': {
      lines: ['referral: deleted-note'],
      example: async ({ context, make }) => {
        await make('POST /referrals/:id/notes')
        const { id, referral_id } = await context.db
          .selectFrom('notes')
          .select(['id', 'referral_id'])
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
        return { params: { id: referral_id ?? '', entryId: id } }
      },
    },
    'POST /referrals/:id/replies': {
      lines: ['referral: replied-to'],
      example: withId('POST /referrals/submit', {
        body: { subject: 'Your referral', text: 'We call you.', way: 'mail program' },
      }),
    },
    'DELETE /referrals/:id/replies/:entryId': {
      lines: ['referral: took-back-reply'],
      example: async ({ context, make }) => {
        await make('POST /referrals/:id/replies')
        const { id, referral_id } = await context.db
          .selectFrom('replies')
          .select(['id', 'referral_id'])
          .where('referral_id', 'is not', null)
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
        return { params: { id: referral_id ?? '', entryId: id } }
      },
    },
    'DELETE /referrals/:id': {
      lines: ['referral: deleted'],
      example: withId('POST /referrals/submit'),
    },
  },
}
