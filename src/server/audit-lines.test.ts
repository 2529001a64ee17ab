import { beforeAll, expect, test } from 'vitest'
import { linesAfter } from '../../tests/support/audit-lines.ts'
import type { Example } from '../../tests/support/call-examples.ts'
import { contractCalls } from '../../tests/support/contract-calls.ts'
import { createSender } from '../../tests/support/send-example.ts'
import { testApp, testUser } from '../../tests/support/test-app.ts'
import { newId } from './platform/db/portable.ts'
import { tablesWhere } from './platform/db/schema.ts'
import { addHold } from './records/privacy/privacy.queries.ts'

const server = testApp()
let sender: Awaited<ReturnType<typeof createSender>>
const examples = new Map<string, Example>()

beforeAll(async () => {
  sender = await createSender(server)
})

/** The same for both tests of a call, because making one takes longer than sending it. */
async function makeExample(name: string): Promise<Example> {
  const example = examples.get(name) ?? (await sender.makeExample(name))
  examples.set(name, example)
  return example
}

/**
 * The lines of the audit log that the example of each call leaves, as `kind: action`. It has every call
 * that changes something, and every one that opens or exports what is stored about people.
 */
const expectedLines: Record<string, string[]> = {
  'POST /auth/login': ['session: signed-in'],
  // Nobody has the email of the example.
  'POST /auth/links/request': [],
  // Shows whose link it is, and changes nothing.
  'POST /auth/links/open': [],
  'POST /auth/links/password': ['administrator: reset-password'],
  'POST /auth/links/unlock': ['administrator: unlocked-browser'],
  // Nothing changes until the passkey is added, or used to sign in.
  'POST /auth/passkeys/begin': [],
  'POST /auth/passkeys/challenge': [],
  'POST /auth/passkeys': ['administrator: added-passkey'],
  'POST /auth/passkeys/sign-in': ['session: signed-in', 'administrator: used-passkey'],
  'DELETE /auth/passkeys/:id': ['administrator: removed-passkey'],
  'DELETE /admin/users/:id/passkeys': ['administrator: removed-passkeys'],
  'POST /auth/logout': ['session: signed-out'],
  'DELETE /admin/sessions/:id': ['session: ended'],
  'POST /auth/password': ['administrator: changed-password'],
  // Nothing changes until it is switched on with a code.
  'POST /auth/second-factor/begin': [],
  'POST /auth/second-factor/on': ['administrator: switched-on-second-factor'],
  'POST /auth/second-factor/recovery-codes': ['administrator: renewed-recovery-codes'],
  'POST /auth/second-factor/off': ['administrator: switched-off-second-factor'],
  'PUT /auth/second-factor/requirement': ['administrator: made-second-factors-optional'],
  'POST /admin/users': ['administrator: added'],
  'POST /admin/users/invitations': ['administrator: invited'],
  'POST /admin/users/:id/links': ['administrator: made-account-link:unlock'],
  'PATCH /admin/users/:id': ['administrator: set-password', 'administrator: deactivated'],

  'POST /admin/status/clock': ['server: confirmed-clock'],
  // Only sends a mail to the person who asks for it.
  'POST /admin/status/test-mail': [],
  // What the office offers to its owners; visitors see nothing of it.
  'POST /admin/setup': [],
  // Stores nothing; what is found is opened with another call.
  'POST /admin/search': [],
  // In the log of the server.
  'POST /policy-reports': [],

  'POST /admin/privacy/find': ['contact message: opened'],
  'POST /admin/privacy/export': ['contact message: exported'],
  'POST /admin/privacy/erase': ['contact message: deleted', 'personal data: erased'],
  'POST /admin/privacy/holds': ['personal data: put-on-hold'],
  'DELETE /admin/privacy/holds/:id': ['personal data: released-from-hold'],
  'PUT /admin/application-retention': ['application: set-retention'],
  'PUT /admin/referral-rules': ['referral: set-closed-retention'],

  'POST /careers/apply': ['application: applied'],
  'POST /careers': ['application: entered'],
  'GET /careers/:id': ['application: opened'],
  // Says only whose file it is.
  'GET /careers/by-file/:filename': [],
  'GET /careers/export.csv': ['application: exported'],
  'POST /careers/export.csv': ['application: exported'],
  'PUT /careers/:id': ['application: corrected:name:email:phone'],
  'PUT /careers/:id/status': ['application: changed-status:pending:rejected'],
  'PATCH /careers/bulk': ['application: changed-status:pending:rejected'],
  'PUT /careers/:id/job': ['application: moved'],
  'DELETE /careers/:id': ['application: deleted'],
  'POST /careers/delete': ['application: deleted'],
  'POST /careers/:id/documents': ['resume: added'],
  'POST /careers/:id/notes': ['application: noted'],
  'DELETE /careers/:id/notes/:entryId': ['application: deleted-note'],
  'POST /careers/:id/replies': ['application: wrote-to'],
  'DELETE /careers/:id/replies/:entryId': ['application: took-back-message'],
  'POST /careers/:id/private-links': ['application: made-private-link'],
  'DELETE /careers/:id/private-links/:entryId': ['application: revoked-private-link'],
  'POST /careers/:id/document-requests': ['application: asked-for-document:resume'],
  'DELETE /careers/:id/document-requests/:entryId': [
    'application: stopped-asking-for-document:resume',
  ],
  'PUT /careers/:id/first-day': ['application: recorded-first-day-item'],
  'PUT /careers/first-day': ['application: changed-first-day-list'],
  'PUT /careers/reasons': ['application: changed-reasons'],
  'PUT /careers/rules': ['application: set-identity-documents-rule'],
  'PUT /careers/disclosure': ['application: wrote-disclosure'],
  'POST /private-links/:token/acknowledge': ['application: acknowledged-disclosure'],
  'POST /private-links/:token/withdraw': ['application: changed-status:pending:withdrawn'],
  'POST /private-links/:token/documents/:requestId': ['resume: added'],

  // A visitor did it, and the message itself says when.
  'POST /contact/submit': [],
  'GET /contact/:id': ['contact message: opened'],
  'GET /contact/export.csv': ['contact message: exported'],
  'PATCH /contact/read': ['contact message: marked-as-read', 'contact message: marked-as-read'],
  'PATCH /contact/status': ['contact message: changed-status:new:not for us'],
  'PATCH /contact/:id/owner': ['contact message: released'],
  'POST /contact/:id/notes': ['contact message: wrote-note'],
  'DELETE /contact/:id/notes/:entryId': ['contact message: deleted-note'],
  'POST /contact/:id/replies': ['contact message: replied-to'],
  'DELETE /contact/:id/replies/:entryId': ['contact message: took-back-reply'],
  'DELETE /contact/:id': ['contact message: deleted'],
  'POST /templates': ['message template: created'],
  'PUT /templates/:id': ['message template: updated'],
  'DELETE /templates/:id': ['message template: deleted'],

  'POST /referrals/submit': ['referral: referred'],
  'GET /referrals/:id': ['referral: opened'],
  'PATCH /referrals/read': ['referral: marked-as-read'],
  'PATCH /referrals/:id/stage': ['referral: changed-status:received:declined'],
  'PATCH /referrals/:id/owner': ['referral: released'],
  'PATCH /referrals/:id/next-step': ['referral: planned-next-step'],
  'POST /referrals/:id/notes': ['referral: wrote-note'],
  'DELETE /referrals/:id/notes/:entryId': ['referral: deleted-note'],
  'DELETE /referrals/:id': ['referral: deleted'],

  // Previews are not stored.
  'POST /admin/preview/event': [],
  'POST /admin/preview/job': [],
  'POST /events': ['event: created'],
  'PUT /events/:id': ['event: updated'],
  'DELETE /events/:id': ['event: deleted'],
  'POST /hero': ['hero slide: created'],
  'PUT /hero/:id': ['hero slide: updated'],
  'PUT /hero/reorder': ['hero slide: reordered'],
  'PATCH /hero/:id/status': ['hero slide: hidden'],
  'DELETE /hero/:id': ['hero slide: deleted'],
  'POST /jobs/admin': ['job: created'],
  'PUT /jobs/admin/:id': ['job: updated'],
  'PATCH /jobs/admin/bulk-status': ['job: set-job-status:archived', 'job: set-job-status:archived'],
  'POST /jobs/admin/:id/reopen': ['job: reopened'],
  'DELETE /jobs/admin/:id': ['job: deleted'],
  'PUT /admin/notices/:id': ['notice: updated'],
  'PATCH /admin/notices/:id': ['notice: published'],
  'DELETE /admin/sample-content': ['sample content: removed'],
  'PUT /admin/site-details': ['site details: updated'],
  // Nobody sees the picture until the look is saved.
  'POST /admin/look/pictures': [],
  'PUT /admin/look': ['look: updated'],
  'POST /team': ['team member: created'],
  'PUT /team/:id': ['team member: updated'],
  'PUT /team/reorder': ['team member: reordered'],
  'DELETE /team/:id': ['team member: deleted'],
  // A visitor did it, and the testimonial itself says when.
  'POST /testimonials/submit': [],
  'POST /testimonials/admin': ['testimonial: created'],
  'PATCH /testimonials/admin/:id': ['testimonial: updated'],
  'PATCH /testimonials/admin/:id/status': ['testimonial: rejected'],
  'DELETE /testimonials/admin/:id': ['testimonial: deleted'],
}

const peopleAccess = ['read applicants', 'read messages', 'read referrals']
const logged = contractCalls.filter(
  ({ call: { method, access, path } }) =>
    method !== 'GET' || (peopleAccess.includes(access) && /:|\.csv$/.test(path)),
)

test.each(logged)('$name leaves its lines', async ({ name }) => {
  const hint = `Add ${name} to the table in this file: its lines, or none and the reason.`
  expect(expectedLines, hint).toHaveProperty([name])
  const example = await makeExample(name)
  const people = await listPeople()
  const lines = await linesAfter(server.context.db, () => sender.send(name, example))
  expect(lines).toEqual(expectedLines[name])
  const left = (await listPeople()).map(({ id }) => id)
  const deleted = people.filter(({ id }) => !left.includes(id))
  const inLog = lines.filter((line) => line.endsWith(': deleted'))
  const message = `${name} deletes people without a line that says so`
  expect(inLog.length, message).toBeGreaterThanOrEqual(deleted.length)
})

/** A message that has left cannot be taken back; one that does not exist gets the same response. */
const cannotTakeBack = [
  'DELETE /careers/:id/replies/:entryId',
  'DELETE /contact/:id/replies/:entryId',
]
const aboutOne = logged.filter(({ call }) => call.path.includes(':'))

test.each(aboutOne)('$name leaves none when there is no such record', async ({ name, call }) => {
  const example = await makeExample(name)
  const lastParameter = call.path.split(':').at(-1)?.split('/')[0] ?? ''
  const params = { ...example.params, [lastParameter]: newId() }
  const send = () => sender.send(name, { ...example, params })
  const status = cannotTakeBack.includes(name) ? 409 : 404
  expect(await linesAfter(server.context.db, send, [status])).toEqual([])
})

const deleting = logged.filter(({ name }) =>
  expectedLines[name]?.some((line) => line.endsWith(': deleted')),
)

test.each(deleting)('$name deletes nobody who is on hold', async ({ name }) => {
  const { db, now } = server.context
  const example = await sender.makeExample(name)
  const before = await listPeople()
  for (const { email } of before) {
    await addHold(db, { email, phone: '', reason: 'A dispute' }, testUser.email, now())
  }
  await sender.send(name, example)
  expect(await listPeople()).toEqual(before)
})

/** The records of people that are erased when they ask for it. */
async function listPeople() {
  const people: { table: string; id: string; email: string }[] = []
  for (const table of tablesWhere(({ people }) => 'erasedAs' in people)) {
    for (const row of await server.context.db.selectFrom(table).selectAll().execute()) {
      if ('email' in row) people.push({ table, id: String(row.id), email: row.email })
    }
  }
  return people
}

test('the table has no other calls', () => {
  expect(Object.keys(expectedLines).sort()).toEqual(logged.map(({ name }) => name).sort())
})
