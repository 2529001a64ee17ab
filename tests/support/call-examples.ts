import { builtInDetails } from '#content/provider.ts'
import type { AccountLinkPurpose } from '#contract/accounts/account-links.ts'
import { builtInLook } from '#contract/website/look/brand.ts'
import { makeAccountLink } from '#server/accounts/account-links/account-links.queries.ts'
import { storeChallenge } from '#server/accounts/passkeys/passkeys.queries.ts'
import { createUser } from '#server/accounts/users/users.queries.ts'
import { listApplicationFiles } from '#server/hiring/application-data/application-files.queries.ts'
import { addText } from '#server/hiring/disclosure/disclosure.queries.ts'
import { findList } from '#server/hiring/first-day/first-day.queries.ts'
import { setJobStatuses } from '#server/hiring/jobs/jobs.queries.ts'
import { addRequest } from '#server/hiring/private-links/private-application.queries.ts'
import { createMessage } from '#server/messages/contact/contact.queries.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/portable.ts'
import { makeLink } from '#server/records/private-links/private-links.queries.ts'
import { markSample } from '#server/website/publishing/sample-content.queries.ts'
import { applicationFields } from './applications.ts'
import { createAuthenticator, givePasskey } from './authenticator.ts'
import { pdfFile, pngFile } from './documents.ts'
import { logoFile } from './pictures.ts'
import { referralFields } from './referrals.ts'
import { addFactor, appCode, beginFactor, cheapHash, openSession } from './sign-in.ts'

/** Valid data for one call, so that it succeeds. */
export type Example = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  form?: Record<string, string | File>
  /** Replaces the headers of the usual administrator. */
  headers?: { authorization: string }
}

/** `make` sends the example of another call and returns the id of the new record. */
export type Office = { context: Context; make: (call: string) => Promise<string> }

type MakeExample = (office: Office) => Example | Promise<Example>

const unique = () => `${newId()}@example.org`
const password = 'three green hills at dawn'
const newChallenge = () => Buffer.from(newId()).toString('base64url')
const newPassword = 'seven blue lakes at noon'

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
  department: 'Healthcare',
  employmentType: 'full-time',
  experienceLevel: 'entry',
}
const event = {
  title: 'Picnic',
  description: 'Bring a friend',
  status: 'published',
  startsAt: '2026-12-01T18:00:00Z',
  endsAt: '2026-12-01T20:00:00Z',
  place: 'The park',
}
const member = { name: 'Ann', position: 'Nurse', comment: 'Here since 2010' }
const quote = { name: 'Sam', review: 'They listen.' }
const notice = { text: '<p>Ask us for an interpreter.</p>' }
const slide = { title: 'Spring', subtitle: 'At home', isActive: 'true' }
const template = { kind: 'message', name: 'Thanks', subject: 'Hello', text: 'Dear {name}' }
const reply = { subject: 'Hello', text: 'Thank you.', way: 'mail program' }
const page = { page: '1', limit: '10' }
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

const withId =
  (createCall: string, rest: Example = {}): MakeExample =>
  async ({ make }) => ({ ...rest, params: { id: await make(createCall) } })

/** What someone with a second factor sends to change it. */
const withFactor: MakeExample = async ({ context }) => {
  const { id, example } = await addUser(context)
  const code = appCode(await addFactor(context, id), context.now())
  return { ...example, body: { password, code } }
}

/** The token of a link to the account of a new user. */
async function accountToken({ context }: Office, purpose: AccountLinkPurpose) {
  const { id: userId } = await addUser(context)
  return (await makeAccountLink(context.db, { userId, purpose, by: null }, context.now())).token
}

/** An applicant who was asked for a resume, with the token of a link. */
async function askedDocument({ context, make }: Office) {
  const { db, now } = context
  const id = await make('POST /careers/apply')
  const link = { applicationId: id, purpose: 'application', by: null } as const
  const { token } = await makeLink(db, link, now())
  const request = await addRequest(db, id, { kind: 'resume', note: '' }, now(), newId())
  return { id, token, requestId: request.id }
}

/** An example for every call that changes something or has parameters, by the call's name. */
export const callExamples: Record<string, MakeExample> = {
  'POST /auth/login': async ({ context }) => {
    const { email } = await addUser(context)
    return { body: { email, password } }
  },
  'POST /auth/links/request': () => ({ body: { email: unique(), purpose: 'reset' } }),
  'POST /auth/links/open': async (office) => ({
    body: { token: await accountToken(office, 'reset') },
  }),
  'POST /auth/links/password': async (office) => ({
    body: { token: await accountToken(office, 'reset'), password: newPassword },
  }),
  'POST /auth/links/unlock': async (office) => ({
    body: { token: await accountToken(office, 'unlock') },
  }),
  'POST /auth/passkeys/begin': async ({ context }) => ({
    ...(await addUser(context)).example,
    body: { password },
  }),
  'POST /auth/passkeys/challenge': () => ({}),
  'POST /auth/passkeys': async ({ context }) => {
    const { id, example } = await addUser(context)
    const challenge = newChallenge()
    await storeChallenge(context.db, challenge, id, context.now())
    const credential = createAuthenticator().create(challenge)
    return { ...example, body: { name: 'Phone', credential } }
  },
  'POST /auth/passkeys/sign-in': async ({ context }) => {
    const { id } = await addUser(context)
    const { authenticator } = await givePasskey(context, id)
    const challenge = newChallenge()
    await storeChallenge(context.db, challenge, null, context.now())
    return { body: { credential: authenticator.get(challenge, id) } }
  },
  'DELETE /auth/passkeys/:id': async ({ context }) => {
    const { id, example } = await addUser(context)
    const { passkey } = await givePasskey(context, id)
    return { ...example, params: { id: passkey.id } }
  },
  'DELETE /admin/users/:id/passkeys': async ({ context }) => {
    const { id } = await addUser(context)
    await givePasskey(context, id)
    return { params: { id } }
  },
  'POST /auth/logout': async ({ context }) => (await addUser(context)).example,
  'POST /auth/password': async ({ context }) => {
    const { example } = await addUser(context)
    return { ...example, body: { current: password, next: newPassword } }
  },
  'POST /auth/second-factor/begin': async ({ context }) => ({
    ...(await addUser(context)).example,
    body: { password },
  }),
  'POST /auth/second-factor/on': async ({ context }) => {
    const { id, example } = await addUser(context)
    return { ...example, body: { code: appCode(await beginFactor(context, id), context.now()) } }
  },
  'POST /auth/second-factor/recovery-codes': withFactor,
  'POST /auth/second-factor/off': withFactor,
  'PUT /auth/second-factor/requirement': () => ({ body: { required: false } }),
  'POST /admin/users': () => ({
    body: { username: 'Tom', email: unique(), password: newPassword, role: 'admin' },
  }),
  'POST /admin/users/invitations': () => ({
    body: { username: 'Tom', email: unique(), role: 'reader' },
  }),
  'POST /admin/users/:id/links': withId('POST /admin/users', { body: { purpose: 'unlock' } }),
  'PATCH /admin/users/:id': withId('POST /admin/users', {
    body: { active: false, username: 'Tom', password: newPassword },
  }),
  'DELETE /admin/sessions/:id': async ({ context }) => ({
    params: { id: (await addUser(context)).sessionId },
  }),
  'POST /admin/setup': () => ({ body: { mark: 'begun' } }),
  'DELETE /admin/sample-content': async ({ context, make }) => {
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
  'PUT /admin/site-details': () => ({ body: builtInDetails }),
  'PUT /admin/look': () => ({ body: { ...builtInLook, main: '#1d4ed8' } }),
  'POST /admin/look/pictures': () => ({ form: { use: 'logo', image: logoFile() } }),
  'PUT /admin/notices/:id': () => ({ params: { id: 'language-help' }, body: notice }),
  'PATCH /admin/notices/:id': withId('PUT /admin/notices/:id', { body: { published: true } }),
  'POST /admin/status/test-mail': () => ({}),
  'POST /admin/status/clock': () => ({}),
  'GET /admin/audit': () => ({
    query: { ...page, person: newId(), kind: 'job' },
  }),
  'POST /admin/search': () => ({ body: { text: 'Tasha' } }),
  'POST /admin/privacy/find': personWithMessage,
  'POST /admin/privacy/export': personWithMessage,
  'POST /admin/privacy/erase': personWithMessage,
  'POST /admin/privacy/holds': () => ({
    body: { email: unique(), phone: '(615) 555-0192', reason: 'A question of the state' },
  }),
  'DELETE /admin/privacy/holds/:id': withId('POST /admin/privacy/holds'),
  'PUT /admin/application-retention': () => ({
    body: { keepYears: 2, deletesByItself: false },
  }),
  'PUT /admin/referral-rules': () => ({ body: { deleteAfterMonths: 12 } }),
  'GET /admin/reports': () => ({ query: { period: '30-days' } }),

  'POST /careers/apply': async ({ make }) => {
    const jobId = await make('POST /jobs/admin')
    return { form: { ...(await applicationFields(jobId)), email: unique() } }
  },
  'GET /careers': () => ({ query: { ...page, ...applicationFilters } }),
  'GET /admin/applications': () => ({ query: { ...page, ...applicationFilters } }),
  'GET /careers/:id': withId('POST /careers/apply'),
  'GET /careers/by-file/:filename': async ({ context, make }) => {
    const id = await make('POST /careers/apply')
    const [file] = await listApplicationFiles(context.db, [id])
    return { params: { filename: file?.stored_name ?? '' } }
  },
  'PUT /careers/:id/status': withId('POST /careers/apply', {
    body: {
      status: 'rejected',
      notes: 'Called on Monday',
      reason: 'Moved away',
      interviewAt: '2026-12-01T18:00:00Z',
      interviewPlace: 'Room 1',
    },
  }),
  'PATCH /careers/bulk': async ({ make }) => ({
    body: {
      applications: [{ id: await make('POST /careers/apply'), status: 'rejected', reason: 'Late' }],
    },
  }),
  'GET /careers/export.csv': () => ({}),
  'POST /careers/export.csv': async ({ make }) => ({
    body: { ids: [await make('POST /careers/apply')] },
  }),
  'POST /careers/delete': async ({ make }) => ({
    body: { ids: [await make('POST /careers/apply')] },
  }),
  'DELETE /careers/:id': withId('POST /careers/apply'),
  'POST /careers': async ({ make }) => {
    const jobId = await make('POST /jobs/admin')
    const { resume, idDoc_0, ...fields } = await applicationFields(jobId)
    return { form: { ...fields, email: unique() } }
  },
  'PUT /careers/:id': withId('POST /careers/apply', {
    body: { firstName: 'Tasha', lastName: 'Green', email: unique(), phone: '(615) 555-0178' },
  }),
  'PUT /careers/:id/job': async ({ make }) => ({
    params: { id: await make('POST /careers/apply') },
    body: { jobId: await make('POST /jobs/admin') },
  }),
  'POST /careers/:id/documents': withId('POST /careers/apply', { form: { resume: pdfFile() } }),
  'PUT /careers/rules': () => ({ body: { identityDocuments: 'application' } }),
  'PUT /careers/reasons': () => ({ body: { reasons: ['Moved away'] } }),
  'PUT /careers/first-day': () => ({ body: { items: ['Keys handed over'] } }),
  'PUT /careers/:id/first-day': async ({ context, make }) => {
    const id = await make('POST /careers/apply')
    await setHired(context, id)
    const { items } = await findList(context.db)
    return {
      params: { id },
      body: { item: items[0] ?? '', doneOn: '2026-11-15', expiresOn: '2028-11-15', note: 'Seen' },
    }
  },
  'POST /careers/:id/notes': withId('POST /careers/apply', { body: { text: 'Called' } }),
  'DELETE /careers/:id/notes/:entryId': async ({ context, make }) => {
    await make('POST /careers/:id/notes')
    return { params: await newestEntry(context, 'notes') }
  },
  'POST /careers/:id/replies': withId('POST /careers/apply', { body: reply }),
  'DELETE /careers/:id/replies/:entryId': async ({ context, make }) => {
    await make('POST /careers/:id/replies')
    return { params: await newestEntry(context, 'replies') }
  },
  'POST /careers/:id/private-links': withId('POST /careers/apply', { body: { way: 'copy' } }),
  'DELETE /careers/:id/private-links/:entryId': async ({ context, make }) => {
    const id = await make('POST /careers/apply')
    const link = { applicationId: id, purpose: 'application', by: null } as const
    return { params: { id, entryId: (await makeLink(context.db, link, context.now())).id } }
  },
  'POST /careers/:id/document-requests': withId('POST /careers/apply', {
    body: { kind: 'resume', note: 'With your last two jobs' },
  }),
  'DELETE /careers/:id/document-requests/:entryId': async (office) => {
    const { id, requestId } = await askedDocument(office)
    return { params: { id, entryId: requestId } }
  },
  'PUT /careers/disclosure': () => ({ body: { text: 'We will check your background.' } }),
  'POST /private-links/:token/acknowledge': async ({ context, make }) => {
    const { db, now } = context
    const applicationId = await make('POST /careers/apply')
    await setHired(context, applicationId)
    const edit = { edited: undefined, now: now(), by: newId() }
    const text = await addText(db, 'We will check your background.', edit)
    const link = { applicationId, purpose: 'disclosure', by: null } as const
    const { token } = await makeLink(db, link, now())
    return { params: { token }, body: { name: 'Tasha', agreed: 'on', version: text?.version } }
  },
  'POST /private-links/:token/withdraw': async (office) => {
    const { token } = await askedDocument(office)
    return { params: { token } }
  },
  'POST /private-links/:token/documents/:requestId': async (office) => {
    const { token, requestId } = await askedDocument(office)
    return { params: { token, requestId }, form: { resume: pdfFile() } }
  },

  'POST /contact/submit': () => ({
    body: { name: 'Sam', email: unique(), phone: '(615) 555-0148', message: 'Hello' },
  }),
  'GET /contact': () => ({
    query: { ...page, search: 'Sam', status: 'new', owner: 'me', read: 'false', sort: 'name' },
  }),
  'GET /contact/:id': withId('POST /contact/submit'),
  'GET /contact/export.csv': () => ({}),
  'PATCH /contact/status': async ({ make }) => ({
    body: {
      messages: [{ id: await make('POST /contact/submit') }],
      status: 'closed',
      closedReason: 'not for us',
    },
  }),
  'PATCH /contact/:id/owner': withId('POST /contact/submit', { body: { ownerId: null } }),
  'POST /contact/:id/notes': withId('POST /contact/submit', { body: { text: 'Called' } }),
  'DELETE /contact/:id/notes/:entryId': async ({ context, make }) => {
    await make('POST /contact/:id/notes')
    return { params: await newestEntry(context, 'notes') }
  },
  'POST /contact/:id/replies': withId('POST /contact/submit', { body: reply }),
  'DELETE /contact/:id/replies/:entryId': async ({ context, make }) => {
    await make('POST /contact/:id/replies')
    return { params: await newestEntry(context, 'replies') }
  },
  'PATCH /contact/read': async ({ make }) => ({
    body: {
      ids: [await make('POST /contact/submit'), await make('POST /contact/submit')],
      read: true,
    },
  }),
  'DELETE /contact/:id': withId('POST /contact/submit'),

  'POST /referrals/submit': () => ({ form: { ...referralFields(), email: unique() } }),
  'GET /referrals': () => ({
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
  'GET /referrals/:id': withId('POST /referrals/submit'),
  'PATCH /referrals/read': async ({ make }) => ({
    body: { ids: [await make('POST /referrals/submit')], read: true },
  }),
  'PATCH /referrals/:id/stage': withId('POST /referrals/submit', {
    body: { stage: 'declined', reason: 'Lives too far away' },
  }),
  'PATCH /referrals/:id/owner': withId('POST /referrals/submit', { body: { ownerId: null } }),
  'PATCH /referrals/:id/next-step': withId('POST /referrals/submit', {
    body: { nextStep: { text: 'Call back', on: '2026-12-03' } },
  }),
  'POST /referrals/:id/notes': withId('POST /referrals/submit', { body: { text: 'Called' } }),
  'DELETE /referrals/:id/notes/:entryId': async ({ context, make }) => {
    await make('POST /referrals/:id/notes')
    const { id, referral_id } = await context.db
      .selectFrom('notes')
      .select(['id', 'referral_id'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return { params: { id: referral_id ?? '', entryId: id } }
  },
  'DELETE /referrals/:id': withId('POST /referrals/submit'),

  'POST /admin/preview/event': async ({ make }) => {
    const id = await make('POST /events')
    return { body: { ...event, id, image: id } }
  },
  'POST /admin/preview/job': () => ({ body: job }),

  'POST /events': () => ({ form: event }),
  'GET /events/:id': withId('POST /events'),
  'GET /events/public/:id/calendar.ics': withId('POST /events'),
  'PUT /events/:id': withId('POST /events', { form: event }),
  'DELETE /events/:id': withId('POST /events'),

  'POST /hero': async () => ({ form: { ...slide, image: await pngFile() } }),
  'GET /hero/:id': withId('POST /hero'),
  'PUT /hero/:id': withId('POST /hero', { form: slide }),
  'DELETE /hero/:id': withId('POST /hero'),
  'PUT /hero/reorder': async ({ context, make }) => {
    await make('POST /hero')
    await make('POST /hero')
    const slides = await context.db.selectFrom('hero_slides').select('id').execute()
    return { body: { slideIds: slides.map(({ id }) => id) } }
  },
  'PATCH /hero/:id/status': withId('POST /hero', { body: { isActive: false } }),

  'GET /jobs': () => ({
    query: { ...page, search: 'coach', location: 'Knoxville, TN', shift: 'morning' },
  }),
  'GET /jobs/public/:slug': async ({ make }) => ({
    params: { slug: await make('POST /jobs/admin') },
  }),
  'POST /jobs/admin': () => ({ body: job }),
  'GET /jobs/admin/:id': withId('POST /jobs/admin'),
  'PUT /jobs/admin/:id': withId('POST /jobs/admin', { body: job }),
  'DELETE /jobs/admin/:id': withId('POST /jobs/admin'),
  'PATCH /jobs/admin/bulk-status': async ({ make }) => ({
    body: {
      jobIds: [await make('POST /jobs/admin'), await make('POST /jobs/admin')],
      status: 'archived',
    },
  }),

  'POST /jobs/admin/:id/reopen': async ({ context, make }) => {
    const id = await make('POST /jobs/admin')
    await setJobStatuses(context.db, [id], 'archived', context.now())
    return { params: { id }, body: { closingDate: '2099-03-15' } }
  },

  'POST /policy-reports': () => ({
    body: { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline' } },
  }),

  'POST /team': () => ({ form: member }),
  'GET /team/:id': withId('POST /team'),
  'PUT /team/:id': withId('POST /team', { form: member }),
  'DELETE /team/:id': withId('POST /team'),
  'PUT /team/reorder': async ({ context, make }) => {
    await make('POST /team')
    await make('POST /team')
    const members = await context.db.selectFrom('team_members').select('id').execute()
    return { body: { memberIds: members.map(({ id }) => id) } }
  },

  'POST /templates': () => ({ body: template }),
  'PUT /templates/:id': withId('POST /templates', { body: template }),
  'DELETE /templates/:id': withId('POST /templates'),

  'POST /testimonials/submit': () => ({ body: { ...quote, permission: true } }),
  'POST /testimonials/admin': () => ({ body: quote }),
  'PATCH /testimonials/admin/:id': withId('POST /testimonials/admin', { body: quote }),
  'PATCH /testimonials/admin/:id/status': withId('POST /testimonials/admin', {
    body: { status: 'rejected' },
  }),
  'DELETE /testimonials/admin/:id': withId('POST /testimonials/admin'),
}

const setHired = ({ db }: Context, id: string) =>
  db.updateTable('applications').set({ status: 'hired' }).where('id', '=', id).execute()

let people = 0

/** Someone who has written a message, and shares neither email nor phone with anyone else. */
async function personWithMessage({ context }: Office): Promise<Example> {
  people += 1
  const person = { email: unique(), phone: `(931) 555-${String(people).padStart(4, '0')}` }
  const message = { ...person, name: 'Sam', message: 'Hello' }
  await createMessage(context.db, message, context.now())
  return { body: person }
}

/** The note or reply that was written last, and its message or application. */
async function newestEntry({ db }: Context, table: 'notes' | 'replies') {
  const { id, message_id, application_id } = await db
    .selectFrom(table)
    .select(['id', 'message_id', 'application_id'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { id: message_id ?? application_id ?? '', entryId: id }
}

/** Adds a user who is signed in. */
async function addUser(context: Context) {
  const { db, now } = context
  const email = unique()
  const passwordHash = cheapHash(password)
  const user = await createUser(db, { username: 'Ann', email, passwordHash, role: 'admin' }, now())
  const { sessionId, headers } = await openSession(context, user.id)
  const example: Example = { headers }
  return { id: user.id, email, sessionId, example }
}
