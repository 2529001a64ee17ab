import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { may, roleNames, type StaffAccess } from '#contract/platform/roles.ts'
import { recordKinds } from '#contract/records/record-kinds.ts'
import { callFacts } from '../../tests/support/call-facts.ts'
import { contractCalls, writeCalls } from '../../tests/support/contract-calls.ts'
import { createSender } from '../../tests/support/send-example.ts'
import { testApp } from '../../tests/support/test-app.ts'
import { tableFacts, tablesWhere } from './platform/db/schema.ts'
import { features } from './program.ts'
import { findPersonalData } from './records/privacy/erase.ts'

const server = testApp()
const personalData = features.flatMap(({ personalData = [] }) => personalData)
let sender: Awaited<ReturnType<typeof createSender>>

beforeAll(async () => {
  sender = await createSender(server)
})

const fieldsOf = ({ schemas: { body, form } }: (typeof writeCalls)[number]) =>
  (form ?? (body as typeof form))?.shape ?? {}

/** Signing in and account links are for staff. */
const sentByVisitors = writeCalls.filter(
  (each) =>
    each.call.access === 'public' &&
    'email' in fieldsOf(each) &&
    !each.call.path.startsWith('/auth/'),
)

/** The tables that have this text in a row. */
async function tablesWith(text: string) {
  const found: string[] = []
  for (const table of tablesWhere(() => true)) {
    const rows = await server.context.db.selectFrom(table).selectAll().execute()
    if (JSON.stringify(rows).toLowerCase().includes(text.toLowerCase())) found.push(table)
  }
  return found
}

/** A text of its own for each field that takes any, but not for the honeypot and the name of another record. */
const freeTexts = (fields: ReturnType<typeof fieldsOf>) =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([field, schema]) => [field, `Typed${field}`, schema] as const)
      .filter(
        ([field, text, schema]) => !/^website$|Id$/.test(field) && schema.safeParse(text).success,
      )
      .map(([field, text]) => [field, text]),
  )

test.each(sentByVisitors)(
  'what $name stores is found, named in the privacy notice and erased',
  async (form) => {
    const { name } = form
    const { db, now } = server.context
    const example = await sender.makeExample(name)
    const email = String((example.body ?? example.form)?.email)
    const texts = freeTexts(fieldsOf(form))
    const typed = example.form
      ? { form: { ...example.form, ...texts } }
      : { body: { ...example.body, ...texts } }
    expect((await sender.send(name, typed)).statusCode).toBeLessThan(300)
    expect(await tablesWith(email)).not.toEqual([])

    const found = await findPersonalData(db, personalData, { email, phone: '' })
    const notices = found.flatMap(({ data }) => data.notice ?? [])
    expect(notices, `${name}: no PersonalData with a notice finds what it stored`).not.toEqual([])
    const shown = JSON.stringify(found.flatMap(({ records }) => records)).toLowerCase()
    for (const [field, text] of Object.entries(texts)) {
      if ((await tablesWith(text)).length === 0) continue
      expect(shown, `${name}: PersonalData leaves out the field ${field}`).toContain(
        text.toLowerCase(),
      )
    }
    for (const { data, records } of found) {
      for (const { id } of records) if ('erase' in data) await data.erase(db, id, now())
    }
    expect(await tablesWith(email), `${name}: still stored after erasing`).toEqual([])
  },
)

test('staff see what visitors sent only with the right to read it', async () => {
  const sent: { email: string; id: string; access: StaffAccess }[] = []
  for (const { name } of sentByVisitors) {
    const example = await sender.makeExample(name)
    await sender.send(name, example)
    const email = String((example.body ?? example.form)?.email)
    const found = await findPersonalData(server.context.db, personalData, { email, phone: '' })
    for (const { data, records } of found) {
      const access = data.auditKind && recordKinds[data.auditKind].changes?.access
      for (const { id } of records) if (access) sent.push({ email, id, access })
    }
  }
  expect(sent.length).toBeGreaterThanOrEqual(sentByVisitors.length)

  const shown: string[] = []
  for (const role of roleNames) {
    const { headers } = await server.signInAs(role)
    const hidden = sent.filter(({ access }) => !may(role, access))
    for (const { name, call } of contractCalls.filter(({ call }) => call.method === 'GET')) {
      const urls = new Set(hidden.map(({ id }) => `/api${call.path.replace(/:\w+/, id)}`))
      for (const url of urls) {
        const { body } = await server.app.inject({ url, headers })
        if (hidden.some(({ email }) => body.includes(email)))
          shown.push(`${name} for the role ${role}`)
      }
    }
  }
  expect(shown).toEqual([])
})

/** Whoever has a private link is no robot. */
const withHoneypot = writeCalls.filter(
  ({ name, call: { access, path } }) =>
    access === 'public' && !/^\/auth\/|:token/.test(path) && !callFacts[name]?.noHoneypot,
)

test.each(withHoneypot)('$name stores nothing of a robot', async ({ name }) => {
  const { body, form } = await sender.makeExample(name)
  const before = await countRows()
  const website = 'https://spam.example'
  const filled = form ? { form: { ...form, website } } : { body: { ...body, website } }
  expect((await sender.send(name, filled)).statusCode).toBeLessThan(300)
  expect(await countRows(), `${name} needs a honeypot, or tests/calls why not`).toEqual(before)
})

async function countRows() {
  const counts: Record<string, number> = {}
  for (const table of tablesWhere(() => true)) {
    counts[table] = (await server.context.db.selectFrom(table).selectAll().execute()).length
  }
  return counts
}

test('backups read each table by its primary key', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select m.name as "table", c.name as "column" from sqlite_schema m, pragma_table_info(m.name) c
    where m.type = 'table' and c.pk > 0 order by m.name, c.pk`.execute(server.context.db)
  const keys = Map.groupBy(rows, ({ table }) => table)
  const wrong = tablesWhere(({ notBackedUp }) => !notBackedUp).filter(
    (table) =>
      String(keys.get(table)?.map(({ column }) => column)) !== String(tableFacts[table].key),
  )
  expect(wrong).toEqual([])
})

test('what is stored about people is in the backup', () => {
  const left = tablesWhere(
    ({ people, notBackedUp }) => notBackedUp && !('none' in people || 'kept' in people),
  )
  expect(left).toEqual([])
})
