import {
  access,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newId } from '#server/platform/db/portable.ts'
import { sweepDocuments } from '#server/records/documents/sweep.ts'
import {
  filesIn,
  filesInManifest,
  openTestArchive,
  rowsIn,
  rowsInArchive,
} from '../../../../tests/support/archives.ts'
import { backedUpOffice, comparable, now, quiet } from '../../../../tests/support/backups.ts'
import type { Report } from '../command.ts'
import { verifyArchive } from './archive-reader.ts'
import { createBackup } from './backup.ts'

const setup = backedUpOffice()

describe('a backup', () => {
  test('contains every row and every file, and only its owner can read it', async () => {
    expect(comparable(await rowsInArchive(setup.good))).toEqual(
      comparable(await rowsIn(setup.server.context.db)),
    )
    const archive = await openTestArchive(setup.good)
    archive.close()
    expect(filesInManifest(archive.manifest)).toEqual(
      await filesIn(setup.server.context.settings.dataDir),
    )
    expect(archive.manifest.files.length).toBeGreaterThan(8)
    expect((await stat(setup.good)).mode & 0o777).toBe(0o600)
  })

  test('keeps the documents of an application that is deleted while it runs', async () => {
    const { dataDir } = setup.server.context.settings
    const id = await setup.office.apply({ email: 'leaving@example.org' })
    const file = join(setup.dir, 'meanwhile.zip')
    const before = await filesIn(dataDir)
    await setup.backup(file, async (what, done) => {
      if (what === 'Files' && done === 0) await setup.office.remove(id)
    })
    const tables = await rowsInArchive(file)
    expect(tables.applications?.map((row) => row.id)).toContain(id)
    const archive = await openTestArchive(file)
    await verifyArchive(archive, quiet)
    archive.close()
    expect(filesInManifest(archive.manifest)).toEqual(before)

    expect(
      await setup.server.context.db.selectFrom('removed_files').selectAll().execute(),
    ).toHaveLength(2)
    await sweepDocuments(setup.server.context, new Date())
    expect(Object.keys(await filesIn(dataDir))).toHaveLength(Object.keys(before).length - 2)
  })

  test('that was killed does not delay the deletion of files', async () => {
    const { dataDir } = setup.server.context.settings
    const before = await filesIn(dataDir)
    const id = await setup.office.apply({ email: 'killed@example.org' })
    const lease = join(dataDir, 'holds', newId())
    await writeFile(lease, '')
    await utimes(lease, now, new Date(Date.now() - 120_000))
    await setup.office.remove(id)
    expect(await filesIn(dataDir)).toEqual(before)
  })

  test('does not overwrite an existing file', async () => {
    const bytes = await readFile(setup.good)
    await expect(setup.backup(setup.good)).rejects.toThrow('already exists')
    expect(await readFile(setup.good)).toEqual(bytes)
    const file = join(setup.dir, 'unfinished.zip')
    await writeFile(`${file}.part`, 'from another backup')
    await expect(setup.backup(file)).rejects.toThrow('another backup is being written')
    expect(await readFile(`${file}.part`, 'utf8')).toBe('from another backup')
    await expect(access(file)).rejects.toThrow()
  })

  test('does not overwrite a file that appeared while it was made', async () => {
    const file = join(setup.dir, 'appeared.zip')
    const appear = (what: string) => (what === 'Files' ? writeFile(file, 'mine') : undefined)
    await expect(setup.backup(file, appear)).rejects.toThrow(
      `${file} already exists and was not changed.`,
    )
    expect(await readFile(file, 'utf8')).toBe('mine')
    await expect(access(`${file}.part`)).rejects.toThrow()
  })

  test('says which kind of record needs a picture that is missing', async () => {
    const { dataDir } = setup.server.context.settings
    const [name = ''] = await readdir(join(dataDir, 'pictures'))
    const picture = join(dataDir, 'pictures', name)
    await rename(picture, `${picture}.away`)
    await expect(setup.backup(join(setup.dir, 'no-picture.zip'))).rejects.toThrow(
      `pictures/${name} is not on the disk, but a slide, an event, a team member or a text of the website needs it.`,
    )
    await rename(`${picture}.away`, picture)
  })

  test('that fails leaves nothing behind', async () => {
    const { dataDir } = setup.server.context.settings
    const folder = join(setup.dir, 'failing')
    await mkdir(folder)
    const stop = new AbortController()
    const report: Report = (what) => {
      if (what === 'Files') stop.abort()
    }
    const options = { report, now, signal: stop.signal }
    await expect(
      createBackup(setup.server.context.settings, join(folder, 'a.zip'), options),
    ).rejects.toThrow()

    const id = await setup.office.apply({ email: 'lost@example.org' })
    const { stored_name } = await setup.server.context.db
      .selectFrom('application_files')
      .select('stored_name')
      .where('application_id', '=', id)
      .executeTakeFirstOrThrow()
    await rm(join(dataDir, 'documents', stored_name))
    await expect(setup.backup(join(folder, 'b.zip'))).rejects.toThrow(
      `${stored_name} is not on the disk, but application ${id} needs it.`,
    )
    await setup.office.remove(id)

    await expect(setup.backup(join(setup.dir, 'nowhere', 'c.zip'))).rejects.toThrow('ENOENT')
    await expect(
      setup.backup(join(folder, 'd.zip'), quiet, await setup.emptyTarget()),
    ).rejects.toThrow(/There is no database|The database is empty/)
    expect(await readdir(folder)).toEqual([])
    expect(await readdir(join(dataDir, 'holds'))).toEqual([])
  })
})
