import { sql } from 'kysely'
import { beforeAll, expect, inject, test } from 'vitest'
import type { Example } from '../../tests/support/call-examples.ts'
import { type ContractCall, contractCalls } from '../../tests/support/contract-calls.ts'
import { hostileChunks } from '../../tests/support/hostile-texts.ts'
import { createSender, loneSurrogate } from '../../tests/support/send-example.ts'
import { testApp } from '../../tests/support/test-app.ts'
import {
  listTextFields,
  readField,
  type TextField,
  withField,
} from '../../tests/support/text-fields.ts'
import { tableNames } from './platform/db/migrate.ts'

const server = testApp()
let sender: Awaited<ReturnType<typeof createSender>>
let tables: string[]

beforeAll(async () => {
  sender = await createSender(server)
  tables = await tableNames(server.context.db)
})

/** Accepted but not stored as sent: searched for, compared, hashed or ignored. */
const notStored = [
  'POST /admin/search text',
  'POST /auth/login email',
  'POST /auth/login password',
  'POST /auth/password current',
  'POST /auth/password next',
  'POST /auth/login code',
  'PUT /auth/profile password',
  'POST /auth/links/request email',
  'POST /auth/links/password password',
  'POST /auth/passkeys/begin password',
  'POST /auth/passkeys/begin code',
  'POST /auth/second-factor/begin password',
  'POST /auth/second-factor/on code',
  'POST /auth/second-factor/recovery-codes password',
  'POST /auth/second-factor/recovery-codes code',
  'POST /auth/second-factor/off password',
  'POST /auth/second-factor/off code',
  'POST /admin/users password',
  'PATCH /admin/users/:id password',
  'POST /admin/privacy/find email',
  'POST /admin/privacy/find phone',
  'POST /admin/privacy/export email',
  'POST /admin/privacy/export phone',
  'POST /admin/privacy/erase email',
  'POST /admin/privacy/erase phone',
  'POST /careers/apply jobTitle',
  // Only another document than a resume has them.
  'POST /careers/:id/document-requests name',
  'POST /careers/:id/document-requests item',
  'POST /contact/submit website',
  'POST /contact/easy website',
  'POST /referrals/submit birthYear',
  'POST /referrals/submit needs',
  'POST /referrals/easy needs',
  'POST /referrals/easy helper',
  // They become a part of the message.
  'POST /contact/easy helper',
  'POST /contact/easy event',
  'POST /private-referrals/:token/additions text',
  'POST /testimonials/submit website',
  'POST /policy-reports csp-report.effective-directive',
  'POST /policy-reports csp-report.blocked-uri',
  'PATCH /careers/bulk applications.0.updatedAt',
  'PUT /admin/look updatedAt',
  'POST /events updatedAt',
  'POST /hero updatedAt',
  'POST /jobs/admin updatedAt',
  'POST /team updatedAt',
]

/** These are compared with a stored value or with a list, so any other text is refused. */
const compared = [
  'POST /auth/login email',
  'POST /auth/login password',
  'POST /auth/links/open token',
  'POST /auth/links/password token',
  'POST /auth/links/unlock token',
  'POST /auth/passkeys/begin password',
  'POST /auth/password current',
  'PUT /auth/profile password',
  'POST /auth/second-factor/begin password',
  'POST /auth/second-factor/on code',
  'POST /auth/second-factor/recovery-codes password',
  'POST /auth/second-factor/recovery-codes code',
  'POST /auth/second-factor/off password',
  'POST /auth/second-factor/off code',
  'POST /careers/apply jobId',
  'POST /careers jobId',
  'PUT /careers/:id/job jobId',
  'PUT /careers/:id/first-day item',
  'GET /careers status',
  'GET /careers from',
  'GET /careers to',
  'GET /careers/by-file/:filename filename',
  'POST /private-links/:token/withdraw token',
  'POST /private-links/:token/acknowledge token',
  'POST /private-links/:token/documents/:requestId token',
  'GET /admin/applications status',
  'GET /admin/applications from',
  'GET /admin/applications to',
  // Mail is off here, so no message is accepted.
  'PATCH /careers/bulk message.subject',
  'PATCH /careers/bulk message.text',
]
const isCompared = (field: string) =>
  compared.includes(field) ||
  /[ .](updatedAt|timeZone)$/.test(field) ||
  / credential\./.test(field) ||
  /\/admin\/(versions|deleted|spanish|spanish-reviews)\/\S+ id$/.test(field)

const calls = contractCalls.filter((call) => listTextFields(call).length > 0)
const withFiles = contractCalls.filter(({ schemas }) => schemas.files)

let count = 0
type Change = (field: TextField, text: string) => string
/** What the two databases treat differently. */
const noText: Record<string, Change> = {
  NUL: (_, text) => `${text}${count}\0`,
  'half of a surrogate pair': (_, text) => `${text}${count}${loneSurrogate}`,
}
const texts: Record<string, Change> = {
  ...noText,
  'hostile texts': ({ max = 10_000 }) => hostile(max),
  'the longest text': ({ max = 10_000 }, text) => longest(text, max),
}

test.each(calls)('$name handles any text in any field', async (call) => {
  for (const field of listTextFields(call)) {
    let example: Example | undefined
    for (const [kind, change] of Object.entries(inject('postgresUrl') ? noText : texts)) {
      count += 1
      // What was refused changed nothing, so the example can be sent again.
      example ??= await sender.makeExample(call.name)
      const text = change(field, readField(example, field))
      const status = await expectSafe(call, field, kind, withField(example, field, text), text)
      if (status < 300) example = undefined
    }
  }
})

test.each(withFiles)('$name handles any file name', async ({ name, schemas }) => {
  for (const field of schemas.files ?? []) {
    for (const fileName of ['a\0b.png', `a${loneSurrogate}.png`, `${'字'.repeat(300)}.png`]) {
      const example = await sender.makeExample(name)
      const file = example.form?.[field]
      if (!(file instanceof File)) continue
      const form = { ...example.form, [field]: new File([file], fileName) }
      expect((await sender.send(name, { ...example, form })).statusCode).toBeLessThan(500)
    }
  }
})

/** Not a server error, and what was accepted is in the database exactly as it was sent. Returns the status. */
async function expectSafe(
  { name, call }: ContractCall,
  { location, path, max }: TextField,
  kind: string,
  example: Example,
  text: string,
): Promise<number> {
  const field = `${name} ${path.join('.')}`
  const response = await sender.send(name, example)
  expect(response.statusCode, `${field}, ${kind}: ${response.body}`).toBeLessThan(500)
  if (kind === 'the longest text' && max !== undefined && !isCompared(field)) {
    expect(response.statusCode, `${field}: ${response.body}`).toBeLessThan(300)
  }
  const accepted = response.statusCode < 300 && call.method !== 'GET' && location !== 'params'
  if (!accepted || notStored.includes(field)) return response.statusCode
  if (name.startsWith('POST /admin/preview/')) {
    // Only this text is a different one each time.
    if (kind === 'the longest text') {
      expect(await isStored(text), `${field} is stored`).toBe(false)
    }
    return response.statusCode
  }
  // Its markup is cleaned; `edit-jobs.test.ts` says how.
  const isRichText = /^P\w+ \/jobs\/admin.* description$|^PUT \/admin\/notices\/:id text$/
  if (kind === 'hostile texts' && isRichText.test(field)) return response.statusCode
  const sent = (location === 'form' ? asFormText(text) : text).trim()
  expect(await isStored(sent), `${field}, ${kind} is stored as it was sent`).toBe(true)
  return response.statusCode
}

/** In a form, a browser replaces half of a surrogate pair, and ends every line in the same way. */
const asFormText = (text: string) => text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n')

/** Other ones each time, so that all of them are sent. */
function hostile(max: number) {
  const chunks = hostileChunks(Math.min(max, 500))
  return chunks[count % chunks.length] ?? ''
}

/** The longest valid text of the same kind, with three bytes for each character where possible. */
function longest(text: string, max: number) {
  const rest = max - text.length
  if (text.includes('@')) return `${'a'.repeat(rest)}${text}`
  if (/^https?:/.test(text)) return `${text}${'a'.repeat(rest)}`
  if (/^[\d ()-]+$/.test(text)) return `${text}${'-'.repeat(rest)}`
  return `${count}${'字'.repeat(max - String(count).length)}`
}

async function isStored(text: string) {
  const { db } = server.context
  for (const name of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      db,
    )
    // Lists are stored as JSON.
    const inJson = JSON.stringify(text)
    const containsText = (value: unknown) => value === text || String(value).includes(inJson)
    if (!rows.some((row) => Object.values(row).some(containsText))) continue
    // The next text is most likely in the same table, and the others need not be read again.
    tables = [name, ...tables.filter((other) => other !== name)]
    return true
  }
  return false
}
