import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openTestArchive } from '../../../../tests/support/archives.ts'
import { backedUpOffice, now } from '../../../../tests/support/backups.ts'
import type { Report } from '../command.ts'
import { verifyArchive } from './archive-reader.ts'
import { proveBackup } from './prove.ts'
import { restoreBackup } from './restore.ts'

const setup = backedUpOffice()

/** Everything that was reported of one kind of work, as `done/total`. */
function recorder() {
  const report = vi.fn<Report>()
  const of = (what: string) =>
    report.mock.calls.flatMap(([each, done, total]) => (each === what ? `${done}/${total}` : []))
  return { report, of }
}

const countsIn = async () => {
  const { manifest, close } = await openTestArchive(setup.good)
  close()
  return { tables: manifest.tables.length, files: manifest.files.length }
}

const steps = (total: number, size = 1) => {
  const done = Array.from({ length: Math.ceil(total / size) }, (_, index) => index * size)
  return [...done, total].map((each) => `${each}/${total}`)
}

test('a backup and its check report each table and each file', async () => {
  const { tables, files } = await countsIn()
  const backup = recorder()
  await setup.backup(join(setup.dir, 'reported.zip'), backup.report)
  expect(backup.of('Tables')).toEqual(steps(tables))
  expect(backup.of('Files')).toEqual(steps(files))

  const archive = await openTestArchive(setup.good)
  const check = recorder()
  await verifyArchive(archive, check.report)
  archive.close()
  expect(check.of('Checked')).toEqual(steps(tables + files))
})

test('a restore reports each table, and files by eight, and a proof each file that it compares', async () => {
  const { tables, files } = await countsIn()
  const restore = recorder()
  await restoreBackup(await setup.emptyTarget(), setup.good, { report: restore.report, now })
  expect(restore.of('Tables')).toEqual(steps(tables))
  expect(restore.of('Files')).toEqual(steps(files, 8))

  const proof = recorder()
  await proveBackup(setup.server.context.settings, setup.good, { report: proof.report, now })
  expect(proof.of('Compared')).toEqual(steps(files))
})
