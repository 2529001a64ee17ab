import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../tests/support/test-app.ts'
import * as visitorsNotices from '../content/visitors-notices.ts'
import { changeKinds } from '../contract/office/changes.ts'
import { waitingKinds } from '../contract/office/waiting.ts'
import { hitKinds, recordKinds } from '../contract/records/record-kinds.ts'
import { sampleKinds } from '../contract/website/sample-content.ts'
import type { Mail } from './platform/context.ts'
import { tableFacts } from './platform/db/schema.ts'
import { features, scheduledTasks } from './program.ts'

const server = testApp()
const personalData = features.flatMap(({ personalData = [] }) => personalData)

/** Both databases have the same tables, which `baseline.databases.test.ts` proves, so one of them is enough. */
async function readSchema() {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_schema where type in ('table', 'trigger')`.execute(
    server.context.db,
  )
  return rows
}

test.each([
  ['hit', hitKinds, features.flatMap(({ finder }) => finder?.kind ?? [])],
  ['line of what waits', waitingKinds, features.flatMap((each) => Object.keys(each.waiting ?? {}))],
  ['sample', sampleKinds, features.flatMap(({ samples }) => samples?.kind ?? [])],
])('each kind of %s belongs to exactly one feature', (_, known, offered) => {
  expect(offered.toSorted()).toEqual([...known].sort())
})

test('each kind that is found has names in the audit log', () => {
  const named = features.flatMap(({ names }) => Object.keys(names ?? {}))
  const found = Object.entries(recordKinds).flatMap(([kind, { hit }]) => (hit ? [kind] : []))
  expect(named).toEqual(expect.arrayContaining(found))
  expect(new Set(named).size).toBe(named.length)
})

test('the search finds only what the caller may read', () => {
  const readers = Object.fromEntries(
    Object.values(recordKinds).flatMap(({ hit, changes }) =>
      hit ? [[hit.kind, changes?.access]] : [],
    ),
  )
  const finders = features.flatMap(({ finder }) => (finder ? [[finder.kind, finder.access]] : []))
  expect(Object.fromEntries(finders)).toEqual(readers)
})

test('each automatic task has a name and a title of its own', () => {
  const { context } = server
  const backup = { folder: '/backups', at: '02:00', keep: 1 }
  const settings = { ...context.settings, backup }
  const tasks = scheduledTasks({ ...context, settings, mail: {} as Mail })
  for (const field of ['name', 'title', 'purpose'] as const) {
    const texts = tasks.map((task) => task[field])
    expect(new Set(texts).size, field).toBe(texts.length)
    expect(texts).not.toContain('')
  }
})

test('what is stored about people has a row in docs/privacy.md', async () => {
  const text = (await readFile('docs/privacy.md', 'utf8')).toLowerCase()
  const missing = personalData.filter(({ label }) => !text.includes(`\n| ${label.toLowerCase()}`))
  expect(missing.map(({ label }) => label)).toEqual([])
})

test('what tables are erased as is what the features find and erase', () => {
  const erased = personalData.flatMap((data) => ('erase' in data ? [data.label] : []))
  const declared = Object.values(tableFacts).flatMap(({ people }) =>
    'erasedAs' in people ? [people.erasedAs] : [],
  )
  expect([...new Set(declared)].sort()).toEqual(erased.toSorted())
})

test('a table with an email, a phone or a name does not claim to be about nobody', async () => {
  const tables = (await readSchema()).filter(({ type }) => type === 'table')
  const suspicious = tables.filter(
    ({ name, sql }) =>
      /"(email|phone|first_name|last_name|person_name|recipient|address)"/.test(sql) &&
      'none' in (tableFacts[name as keyof typeof tableFacts]?.people ?? {}),
  )
  // The provider's own phone and address.
  expect(suspicious.map(({ name }) => name)).toEqual(['site_details'])
})

test('everything that visitors send is named in the privacy notice, and found for them', () => {
  const named = personalData.flatMap(({ notice }) => notice ?? [])
  // Staff publish or delete testimonials, which have no contact to find them by.
  expect([...named, 'testimonial'].sort()).toEqual(Object.keys(visitorsNotices).sort())
})

test('each kind of change is counted by triggers', async () => {
  const triggers = (await readSchema()).filter(({ type }) => type === 'trigger')
  const uncounted = changeKinds.filter(
    (kind) =>
      !triggers.some(({ sql }) => sql.includes(`change_counts (kind, count) values ('${kind}'`)),
  )
  expect(uncounted).toEqual([])
})
