import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeBackupLease } from './backup-lease.ts'
import { createDocuments } from './document-store.ts'
import { createDiskStore } from './stores/disk-store.ts'
import { createVault } from './vault.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'poplar-documents-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const store = () =>
  createDocuments(createDiskStore(dataDir), createVault([{ name: 'a', key: Buffer.alloc(32) }]))

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
    expect(await documents.discard(name, new Date())).toBe(false)
  }
  expect(await readFile(outside, 'utf8')).toBe('mine')
  expect(await documents.has(storedName)).toBe(true)
})

test('old unused and temporary files are deleted, and nothing that the store did not create', async () => {
  const documents = store()
  const { storedName } = await documents.save('resume', 'pdf', Buffer.from('x'))
  const temporary = `.${'0a'.repeat(16)}.tmp`
  for (const name of [temporary, 'notes.txt']) await writeFile(join(dataDir, 'documents', name), '')
  const later = new Date(Date.now() + 7_200_000)
  for (const name of await documents.list()) await documents.discard(name, later)
  expect(await documents.list()).toEqual(['notes.txt'])
  expect(await documents.has(storedName)).toBe(false)
})

test('a document comes back as it was saved, for what it was saved as alone', async () => {
  const documents = store()
  expect(await documents.list()).toEqual([])
  const words = Buffer.from('Work history')
  const saved = await documents.save('resume', 'pdf', words)
  expect(saved).toEqual({
    id: expect.any(String),
    kind: 'resume',
    storedName: expect.stringMatching(/^[0-9a-f]{48}\.pdf$/),
    type: 'pdf',
    size: words.length,
    sha256: createHash('sha256').update(words).digest('hex'),
    keyName: 'a',
  })
  expect(await documents.list()).toEqual([saved.storedName])
  expect(await readdir(dataDir)).toEqual(['documents'])
  expect(await documents.read(saved)).toEqual(words)
  await expect(documents.read({ ...saved, id: 'another' })).rejects.toThrow()
  await expect(documents.read({ ...saved, kind: 'identification' })).rejects.toThrow()
})

test('two documents whose files are swapped are both refused', async () => {
  const documents = store()
  const [one, other] = [
    await documents.save('resume', 'pdf', Buffer.from('of Ann')),
    await documents.save('resume', 'pdf', Buffer.from('of Ben')),
  ]
  const toPath = ({ storedName }: { storedName: string }) => join(dataDir, 'documents', storedName)
  await rename(toPath(one), join(dataDir, 'moved'))
  await rename(toPath(other), toPath(one))
  await rename(join(dataDir, 'moved'), toPath(other))
  await expect(documents.read(one)).rejects.toThrow('encrypted for something else')
  await expect(documents.read(other)).rejects.toThrow('encrypted for something else')
})

test('a document is removed once, and removing it again is not an error', async () => {
  const documents = store()
  const { storedName } = await documents.save('resume', 'pdf', Buffer.from('x'))
  await documents.remove(storedName)
  expect(await documents.has(storedName)).toBe(false)
  await documents.remove(storedName)
  expect(await documents.discard(storedName, new Date())).toBe(false)
})

test('a stray file is removed when it is an hour old', async () => {
  const documents = store()
  const { storedName } = await documents.save('resume', 'pdf', Buffer.from('x'))
  const written = new Date('2030-01-01T12:00:00Z')
  await utimes(join(dataDir, 'documents', storedName), written, written)
  expect(await documents.discard(storedName, new Date('2030-01-01T12:59:59.999Z'))).toBe(false)
  expect(await documents.has(storedName)).toBe(true)
  expect(await documents.discard(storedName, new Date('2030-01-01T13:00:00Z'))).toBe(true)
  expect(await documents.has(storedName)).toBe(false)
})

test('documents have a lease while a backup is made', async () => {
  const documents = store()
  expect(await documents.hasBackupLease()).toBe(false)
  const release = await takeBackupLease(createDiskStore(dataDir))
  expect(await documents.hasBackupLease()).toBe(true)
  await release()
  expect(await documents.hasBackupLease()).toBe(false)
})
