import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { addFiles } from '#server/hiring/application-data/application-files.queries.ts'
import type { DocumentType } from '#server/platform/db/tables/records.ts'
import { createVault } from '#server/platform/files/vault.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()
let application: string

beforeEach(async () => {
  await server.context.db.deleteFrom('applications').execute()
  application = await addApplication(server.context)
})

/** Stores a resume of any type, and returns its row and its address. */
async function store(type: DocumentType) {
  const { db, documents } = server.context
  const document = await documents.save('resume', type, Buffer.from('words'))
  await addFiles(db, application, [{ ...document, originalName: `my resume.${type}` }])
  return { ...document, url: `/uploads/resumes/${document.storedName}` }
}

const open = async (url: string) => server.app.inject({ url, headers: await server.signIn() })

const actionsOn = async (id: string) => {
  const query = server.context.db.selectFrom('audit_log').select('action')
  return (await query.where('object_id', '=', id).execute()).map(({ action }) => action)
}

test.each([
  ['pdf', 'application/pdf', 'inline', 'opened'],
  ['jpg', 'image/jpeg', 'inline', 'opened'],
  ['png', 'image/png', 'inline', 'opened'],
  // No browser can show these, and what opens them may run what is in them.
  ['doc', 'application/msword', 'attachment', 'downloaded'],
  [
    'docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'attachment',
    'downloaded',
  ],
] as const)('a stored .%s is sent as %s, %s', async (type, media, disposition, action) => {
  const { id, url } = await store(type)
  const { headers, body } = await open(url)
  expect(headers['content-type']).toBe(media)
  expect(headers['content-disposition']).toBe(`${disposition}; filename="my resume.${type}"`)
  expect(body).toBe('words')
  expect(await actionsOn(id)).toEqual([action])
})

describe('a file that cannot be opened', () => {
  const toPath = (name: string) => join(server.context.settings.dataDir, 'documents', name)

  test('is not found when it is damaged and others of its key are not', async () => {
    const { id, storedName, url } = await store('pdf')
    const bytes = await readFile(toPath(storedName))
    await writeFile(toPath(storedName), bytes.subarray(0, -1))
    const response = await open(url)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ message: 'This file was not found.' })
    expect(await actionsOn(id)).toEqual([])
  })

  test('names its key when that is missing or wrong', async () => {
    const { id, storedName, url } = await store('pdf')
    const other = createVault([{ name: 'lost', key: Buffer.alloc(32, 1) }])
    const { sealed } = await other.seal(Buffer.from('words'), { file: id, class: 'resume' })
    await writeFile(toPath(storedName), sealed)
    const { db } = server.context
    await db
      .updateTable('application_files')
      .set({ key_name: 'lost' })
      .where('id', '=', id)
      .execute()
    const response = await open(url)
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({
      code: 'key_missing',
      message:
        'This file cannot be opened, because its key “lost” is missing or wrong. Please tell the person who runs the server.',
    })
    expect(await actionsOn(id)).toEqual([])
  })
})
