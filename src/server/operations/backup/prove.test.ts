import { access, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeManifest, rewrite } from '../../../../tests/support/archives.ts'
import { backedUpOffice, now, quiet } from '../../../../tests/support/backups.ts'
import { requireDiskSpace } from './backup-folder.ts'
import { proofFolder, proveBackup } from './prove.ts'

const setup = backedUpOffice()

const prove = (file: string, report = quiet) =>
  proveBackup(setup.server.context.settings, file, { report, now })

const left = async () => {
  const { dataDir } = setup.server.context.settings
  return (await readdir(dataDir)).filter((name) => proofFolder(dataDir).endsWith(name))
}

test('a good backup is proved, and nothing of the test remains', async () => {
  await prove(setup.good)
  expect(await left()).toEqual([])
})

test('a damaged file is not proved', async () => {
  const cut = join(setup.dir, 'cut.zip')
  await writeFile(cut, 'PK')
  await expect(prove(cut)).rejects.toThrow('cut.zip is not a complete backup.')
  expect(await left()).toEqual([])
})

test('a file that the disk changes is noticed', async () => {
  const { dataDir } = setup.server.context.settings
  const spoil = async (what: string, done: number) => {
    if (what !== 'Compared' || done > 0) return
    const documents = join(proofFolder(dataDir), 'documents')
    for (const name of await readdir(documents)) await writeFile(join(documents, name), 'other')
  }
  await expect(prove(setup.good, spoil)).rejects.toThrow(
    /^documents\/\S+ is different after the restore\.$/,
  )
  await expect(access(proofFolder(dataDir))).rejects.toThrow()
})

test.each([
  ['files', /about 1,000,000,20\d\.\d MB are needed/],
  // Rows take more space in a database than as text.
  ['tables', /about 3,000,000,20\d\.\d MB are needed/],
] as const)(
  'a backup with larger %s than the disk has space for is not restored',
  async (part, message) => {
    const large = join(setup.dir, `large-${part}.zip`)
    await rewrite(setup.good, large, (entries) =>
      changeManifest(entries, (manifest) => Object.assign(manifest[part][0] ?? {}, { size: 1e15 })),
    )
    await expect(prove(large)).rejects.toThrow(message)
    expect(await left()).toEqual([])
  },
)

test('a disk without space is refused before anything is written', async () => {
  const { dataDir } = setup.server.context.settings
  await requireDiskSpace(dataDir, 1)
  await expect(requireDiskSpace(dataDir, 1e18)).rejects.toThrow(
    /^There is not enough space on the disk of \S+: about 1,000,000,000,000\.0 MB are needed and \S+ MB are free\.$/,
  )
})
