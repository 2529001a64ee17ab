import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addApplication } from '../../tests/support/applications.ts'
import type { Example } from '../../tests/support/call-examples.ts'
import { contractCalls, writeCalls } from '../../tests/support/contract-calls.ts'
import { createSender } from '../../tests/support/send-example.ts'
import { testApp } from '../../tests/support/test-app.ts'
import { findApplication } from './hiring/application-data/applications.queries.ts'
import { tableNames } from './platform/db/migrate.ts'

// Each test repeats an attack that worked on another product of this kind.

const server = testApp()
let sender: Awaited<ReturnType<typeof createSender>>
let id: string
let filename: string

beforeAll(async () => {
  sender = await createSender(server)
  id = await addApplication(server.context)
  filename = (await findApplication(server.context.db, id))?.resume?.filename ?? ''
})

async function allRows() {
  const { db } = server.context
  const tables: Record<string, unknown[]> = {}
  for (const name of await tableNames(db)) {
    tables[name] = (await sql`select * from ${sql.table(name)}`.execute(db)).rows
  }
  return tables
}

const allFiles = () => readdir(server.context.settings.dataDir, { recursive: true })

const folders = [
  '/uploads',
  '/uploads/',
  '/uploads/resumes',
  '/uploads/resumes/',
  '/uploads/documents/',
  '/uploads/documents/index.html',
  '/uploads/pictures/',
  '/uploads/resumes/.',
]

test.each(folders)('%s does not list the files of applicants (CVE-2023-4933)', async (url) => {
  for (const headers of [{}, await server.signIn()]) {
    const response = await server.app.inject({ url, headers })
    expect([401, 404]).toContain(response.statusCode)
    expect(response.body).not.toContain(filename)
  }
})

test('the name of a stored file shows neither its owner nor the time (CVE-2015-6668)', async () => {
  const other = await addApplication(server.context)
  const next = (await findApplication(server.context.db, other))?.resume?.filename ?? ''
  expect(filename).toMatch(/^[\da-f]{48}\.pdf$/)
  expect(next.slice(0, 8)).not.toBe(filename.slice(0, 8))
  expect(filename).not.toMatch(/tasha|greene/i)
})

const climbing = [
  '../poplar.db',
  '..%2fpoplar.db',
  '%2e%2e%2fpoplar.db',
  '%252e%252e%252fpoplar.db',
  '..%5cpoplar.db',
  '..\\poplar.db',
  '%2fetc%2fpasswd',
  '/etc/passwd',
  'built%2F..%2F..%2Fpackage.json',
  '....//....//etc/passwd',
  'x%00.pdf',
]

test.each(climbing)(
  'the path %s leads to no file (CVE-2020-35749, CVE-2023-32235)',
  async (path) => {
    const headers = await server.signIn()
    const places = [
      '/uploads/resumes/',
      '/uploads/documents/',
      '/uploads/pictures/',
      `/api/careers/${id}/documents/`,
      '/api/careers/by-file/',
      '/',
    ]
    for (const place of places) {
      const response = await server.app.inject({ url: `${place}${path}`, headers })
      expect([403, 404], place).toContain(response.statusCode)
      expect(response.body, place).not.toMatch(/root:|SQLite format|"dependencies"/)
    }
  },
)

const guarded = writeCalls.filter(
  ({ call }) => call.access !== 'public' && call.access !== 'account',
)

test('no call changes anything without a sign-in (CVE-2025-55746)', async () => {
  const examples: [string, Example][] = []
  for (const { name } of guarded) examples.push([name, await sender.makeExample(name)])
  const before = { rows: await allRows(), files: await allFiles() }
  for (const [name, example] of examples) {
    const response = await sender.send(name, { ...example, headers: { authorization: '' } })
    expect(response.statusCode, name).toBe(401)
  }
  expect({ rows: await allRows(), files: await allFiles() }).toEqual(before)
})

/** Fields that a call does not have. What is stored would name the call. */
const extraFields = (name: string) => {
  const names = ['_id', 'id', 'createdAt', 'created_at', 'password_hash', 'passwordGenerated']
  return Object.fromEntries(
    [...names, 'role', 'isAdmin'].map((field) => [field, `planted ${name}`]),
  )
}

test('no call stores a field that it does not have (mass assignment)', async () => {
  for (const [index, { name }] of writeCalls.entries()) {
    const { form, ...example } = await sender.makeExample(name)
    const sent = form
      ? { ...example, form: { ...extraFields(name), ...form } }
      : { ...example, body: { ...extraFields(name), ...example.body } }
    const response = await sender.send(name, sent)
    expect(response.statusCode, response.body).toBeLessThan(500)
    // Reading everything takes as long as ten calls.
    if (index % 10 === 9 || index === writeCalls.length - 1) {
      const planted = /planted \S+ \S+/.exec(JSON.stringify(await allRows()))
      expect(planted?.[0]).toBeUndefined()
    }
  }
})

const forms = writeCalls.filter(({ schemas }) => schemas.form)

test.each(forms)('$name takes no field of every object (CVE-2021-23597)', async ({ name }) => {
  const example = await sender.makeExample(name)
  for (const field of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const form = Object.fromEntries([...Object.entries(example.form ?? {}), [field, 'planted']])
    const response = await sender.send(name, { ...example, form })
    expect(response.statusCode, `${field}: ${response.body}`).toBeLessThan(500)
  }
  expect(Object.keys(Object.prototype)).toEqual([])
})

const lists = contractCalls.filter(({ call }) => call.method === 'GET' && !call.path.includes(':'))
const injections = [
  'status[$ne]=x',
  'search[]=a&search[]=b',
  'search[password_hash][$gt]=',
  'page=1;drop%20table%20jobs',
  'limit=-1',
  'sort=password_hash&order=desc',
  'search=%27%29%20union%20select%20password_hash%20from%20users--',
  'filter={"where":{"password":"x"}}',
]

test.each(lists)(
  '$name gives nothing away through its query (CVE-2026-26980, CVE-2023-22894)',
  async (each) => {
    const headers = await server.signIn()
    for (const query of injections) {
      const response = await server.app.inject({ url: `/api${each.call.path}?${query}`, headers })
      expect(response.statusCode, query).toBeLessThan(500)
      expect(response.body, query).not.toMatch(/\$argon2|password_hash/)
    }
  },
)

test('a stored file that is a folder by now is not found, and the server lives (GHSA-77qm-wvqq-fg79)', async () => {
  const { dataDir } = server.context.settings
  const path = (await allFiles()).find((file) => file.endsWith(filename)) ?? ''
  await rm(join(dataDir, path))
  await mkdir(join(dataDir, path))
  const headers = await server.signIn()
  const response = await server.app.inject({ url: `/uploads/resumes/${filename}`, headers })
  expect(response.statusCode).toBeGreaterThanOrEqual(404)
  expect(response.json()).toMatchObject({ success: false })
  expect((await server.app.inject('/api/health')).statusCode).toBe(200)
})
