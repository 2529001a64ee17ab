import { expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { listApplicationFiles } from '#server/hiring/application-data/application-files.queries.ts'
import { pdfFile } from '../../../../tests/support/documents.ts'
import { entriesIn, privacyApi, tasha } from '../../../../tests/support/privacy.ts'

const office = privacyApi()
const { server, post } = office

test('everything is in one archive: to read, as data, and the documents', async () => {
  const response = await post('/export', tasha)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="personal-data-2026-11-15.zip"',
    'cache-control': 'private, no-store',
  })
  const entries = await entriesIn(response.rawPayload)
  expect([...entries.keys()]).toEqual([
    'everything.txt',
    'data.json',
    'documents/1-resume.pdf',
    'documents/2-identification.png',
  ])
  expect(String(entries.get('documents/1-resume.pdf'))).toBe(await pdfFile().text())

  const text = String(entries.get('everything.txt'))
  expect(text).toContain(
    `${builtInDetails.name}: everything stored about one person\r\nMade 2026-11-15 06:00. All times are in Central Time.`,
  )
  expect(text).toContain('Applications: 1\r\n\r\n2026-11-15 06:00  Direct Support Professional')
  expect(text).toContain('Name: Zebulon Greene')
  expect(text).toContain('Document: Tasha Greene.pdf (in documents/1-resume.pdf)')
  expect(text).toContain('Message: My telling words')
  expect(text).toContain('2026-11-15 06:00  Zebulon Greene applied for Direct Support Professional')
  expect(text).not.toContain('Hello from Sam')
  // What is empty is not listed.
  expect(text).not.toMatch(/: \r\n/)

  const data = JSON.parse(String(entries.get('data.json')))
  expect(data.kinds.map(({ label }: { label: string }) => label)).toEqual([
    'Applications',
    'Contact messages',
  ])
  expect(data.kinds[0].records[0].documents[0]).toEqual({
    id: expect.any(String),
    name: 'Tasha Greene.pdf',
    size: expect.any(Number),
    file: 'documents/1-resume.pdf',
  })
})

test('the archive says why a person must not be erased', async () => {
  await post('/holds', { email: tasha.email, reason: 'The state asked for it' })
  const entries = await entriesIn((await post('/export', tasha)).rawPayload)
  const text = String(entries.get('everything.txt'))
  expect(text).toContain('\r\nNot to be erased since 2026-11-15 06:00: The state asked for it\r\n')
  expect(JSON.parse(String(entries.get('data.json'))).holds).toHaveLength(1)
})

test('each record that is exported is in the audit log by its id', async () => {
  expect(await office.auditedBy(() => post('/export', tasha))).toEqual([
    { action: 'exported', object_kind: 'application', object_id: office.application },
    { action: 'exported', object_kind: 'contact message', object_id: office.message },
  ])
})

test('a document that is missing does not stop the export', async () => {
  const [resume] = await listApplicationFiles(server.context.db, [office.application])
  await server.context.documents.remove(resume?.stored_name ?? '')
  const entries = await entriesIn((await post('/export', tasha)).rawPayload)
  expect(String(entries.get('documents/1-resume.pdf'))).toBe(
    'This document could not be opened. Please tell the people who run the website.',
  )
  expect(entries.get('documents/2-identification.png')?.length).toBeGreaterThan(60)
})

test('nothing is exported about someone who is not known', async () => {
  const response = await post('/export', { email: 'nobody@example.org' })
  expect(response.statusCode).toBe(404)
  expect(response.json().message).toBe('Data of this person was not found.')
})
