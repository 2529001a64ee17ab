import { beforeAll, expect, test } from 'vitest'
import { linesAfter } from '../../tests/support/audit-lines.ts'
import type { Example } from '../../tests/support/call-examples.ts'
import { callFacts } from '../../tests/support/call-facts.ts'
import { contractCalls } from '../../tests/support/contract-calls.ts'
import { createSender } from '../../tests/support/send-example.ts'
import { testApp, testUser } from '../../tests/support/test-app.ts'
import { newId } from './platform/db/portable.ts'
import { tablesWhere } from './platform/db/schema.ts'
import { days } from './platform/time.ts'
import { scheduledTasks } from './program.ts'
import { acceptClock } from './records/clock/clock.queries.ts'
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

/** Everything that changes something, opens a record of a person, or exports. */
const logged = contractCalls.filter(
  ({ call: { method, access, path } }) =>
    method !== 'GET' || path.endsWith('.csv') || (isAboutPeople(access) && /:|\.ics$/.test(path)),
)

function isAboutPeople(access: string) {
  return access.startsWith('read ') && !['read content', 'read jobs'].includes(access)
}

/** None where `tests/calls` says why. */
function expectedLines(name: string) {
  const lines = callFacts[name]?.lines
  expect(lines, `${name} needs its lines in tests/calls, or why it leaves none.`).toBeDefined()
  return Array.isArray(lines) ? lines : []
}

test.each(logged)('$name leaves its lines', async ({ name }) => {
  const expected = expectedLines(name)
  const example = await makeExample(name)
  const people = await listPeople()
  const lines = await linesAfter(server.context.db, () => sender.send(name, example))
  expect(lines).toEqual(expected)
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
  'DELETE /referrals/:id/replies/:entryId',
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
  [callFacts[name]?.lines].flat().some((line) => line?.endsWith(': deleted')),
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

test('no other call claims to leave lines', () => {
  const claiming = Object.entries(callFacts).flatMap(([name, { lines }]) => (lines ? [name] : []))
  expect(claiming.sort()).toEqual(logged.map(({ name }) => name).sort())
})

// The last one, because it moves the clock.
test('nothing that the server does by the clock deletes anybody who is on hold', async () => {
  const { context } = server
  for (const { name } of deleting) await sender.makeExample(name)
  const before = await listPeople()
  for (const { email } of before) {
    await addHold(context.db, { email, phone: '', reason: 'A dispute' }, testUser.email, new Date())
  }
  const settings = { ...context.settings, backup: undefined }
  const tasks = scheduledTasks({ ...context, settings })
  server.wait(20 * 365 * days)
  // What is due is marked on the first day and deleted on the second.
  for (const _ of ['first', 'second']) {
    server.wait(1 * days)
    await acceptClock(context.db, 0, server.clock.at)
    for (const { run } of tasks) await run(server.clock.at, new AbortController().signal)
  }
  expect(await listPeople()).toEqual(before)
  expect(new Set(before.map(({ table }) => table)).size).toBeGreaterThan(2)
})
