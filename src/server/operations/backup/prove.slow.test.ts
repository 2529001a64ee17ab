import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeTable, rewrite } from '../../../../tests/support/archives.ts'
import { backedUpOffice, now, quiet } from '../../../../tests/support/backups.ts'
import { proofFolder, proveBackup } from './prove.ts'

const setup = backedUpOffice()

const prove = (file: string, report = quiet) =>
  proveBackup(setup.server.context.settings, file, { report, now })

const left = async () => {
  const { dataDir } = setup.server.context.settings
  return (await readdir(dataDir)).filter((name) => proofFolder(dataDir).endsWith(name))
}

test('a backup whose rows cannot be restored as they are is not proved', async () => {
  const changed = join(setup.dir, 'changed.zip')
  await rewrite(setup.good, changed, (entries) =>
    changeTable(entries, 'hero_slides', (text) =>
      text.replaceAll(/"is_active":(\d)/g, '"is_active":"$1"'),
    ),
  )
  await expect(prove(changed)).rejects.toThrow(
    'The rows of hero_slides are different after the restore.',
  )
  expect(await left()).toEqual([])
})
