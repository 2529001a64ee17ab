import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDocuments } from './document-store.ts'
import { createVault } from './vault.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'poplar-documents-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const store = () => createDocuments(dataDir, createVault([{ name: 'a', key: Buffer.alloc(32) }]))

test('a name in another format is refused', async () => {
  const documents = store()
  const { storedName } = await documents.save('resume', 'pdf', Buffer.from('x'))
  const outside = join(dataDir, 'poplar.sqlite')
  await writeFile(outside, 'mine')
  await utimes(outside, 0, 0)
  for (const name of ['../poplar.sqlite', outside, `${storedName}/../../poplar.sqlite`, '', '.']) {
    const message = 'A row names a document that the store never made.'
    await expect(documents.remove(name)).rejects.toThrow(message)
    await expect(documents.has(name)).rejects.toThrow(message)
    await expect(documents.read({ id: '1', kind: 'resume', storedName: name })).rejects.toThrow(
      message,
    )
    expect(await documents.removeStray(name, new Date())).toBe(false)
  }
  expect(await readFile(outside, 'utf8')).toBe('mine')
  expect(await documents.has(storedName)).toBe(true)
})

test('old unused and temporary files are deleted, and nothing that the store did not create', async () => {
  const documents = store()
  const { storedName } = await documents.save('resume', 'pdf', Buffer.from('x'))
  const temporary = `.${'0a'.repeat(16)}.tmp`
  for (const name of [temporary, 'notes.txt']) await writeFile(join(documents.dir, name), '')
  const later = new Date(Date.now() + 7_200_000)
  for (const name of await documents.list()) await documents.removeStray(name, later)
  expect(await documents.list()).toEqual(['notes.txt'])
  expect(await documents.has(storedName)).toBe(false)
})
