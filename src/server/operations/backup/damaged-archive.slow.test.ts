import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import {
  changeManifest,
  changeTable,
  openTestArchive,
  rewrite,
} from '../../../../tests/support/archives.ts'
import { backedUpOffice, expectEmpty, quiet, restore } from '../../../../tests/support/backups.ts'
import { verifyArchive } from './archive-reader.ts'

const setup = backedUpOffice()
const empty = Buffer.alloc(0)

describe('a damaged archive', () => {
  const refuse = async (name: string, message: string | RegExp) => {
    const target = await setup.emptyTarget()
    await expect(restore(target, join(setup.dir, name))).rejects.toThrow(message)
    await expectEmpty(target)
  }

  test('is refused when it is cut off or not an archive', async () => {
    const bytes = await readFile(setup.good)
    await writeFile(join(setup.dir, 'cut.zip'), bytes.subarray(0, -1000))
    await refuse('cut.zip', 'cut.zip is not a complete backup')
    await writeFile(join(setup.dir, 'words.zip'), 'Only words.')
    await refuse('words.zip', 'words.zip is not a complete backup')
    await refuse('nothing.zip', 'ENOENT')
  })

  test.each<[string, Parameters<typeof rewrite>[2], string | RegExp]>([
    ['a missing table', (e) => e.delete('tables/users.jsonl'), 'users.jsonl is not in'],
    ['a missing manifest', (e) => e.delete('manifest.json'), 'manifest.json is not in'],
    [
      'an unexpected file',
      (e) => e.set('files/pictures/a.sh', Buffer.from('x')),
      'does not belong',
    ],
    [
      'changed content',
      (e) => e.set('tables/users.jsonl', Buffer.from('{}\n')),
      'users.jsonl in the backup is damaged',
    ],
    [
      'a different number of rows',
      (e) => changeTable(e, 'jobs', (text) => text + text),
      'jobs.jsonl in the backup is damaged',
    ],
    [
      'a file name outside the data folder',
      (e) => changeManifest(e, ({ files }) => Object.assign(files[0] ?? {}, { name: '../x.webp' })),
      'manifest.json is not valid at files.0.name',
    ],
    [
      'a document outside the data folder',
      (e) =>
        changeTable(e, 'application_files', (text) =>
          text.replaceAll(/"stored_name":"/g, '"stored_name":"../../'),
        ),
      'A row of application_files refers to a file name that the server never creates',
    ],
    [
      'a file to delete outside the data folder',
      (e) => {
        changeTable(e, 'removed_files', () => '{"stored_name":"../../x","removed_at":"x"}\n')
        changeManifest(e, ({ tables }) =>
          Object.assign(tables.find(({ name }) => name === 'removed_files') ?? {}, { rows: 1 }),
        )
      },
      'A row of removed_files refers to a file name that the server never creates',
    ],
    [
      'a picture outside the data folder',
      (e) =>
        changeTable(e, 'hero_slides', (text) => text.replaceAll(/\[[\d,]+\]/g, '[\\"/../../x\\"]')),
      'A row of hero_slides refers to a file name that the server never creates',
    ],
    [
      'a table that triggers fill',
      (e) => {
        e.set('tables/application_counts.jsonl', e.get('tables/sample_records.jsonl') ?? empty)
        changeManifest(e, ({ tables }) => {
          const like = tables.find(({ name }) => name === 'sample_records')
          if (like) tables.push({ ...like, name: 'application_counts' })
        })
      },
      'application_counts is not a table that belongs in a backup',
    ],
    [
      'a manifest that unpacks to more than the limit',
      (e) => changeManifest(e, (m) => Object.assign(m, { more: ' '.repeat(64 * 1024 * 1024) })),
      'manifest.json is too large',
    ],
    [
      'a line that unpacks to more than the limit',
      (e) =>
        changeTable(e, 'jobs', (text) =>
          text.replace('"title":"', `"title":"${' '.repeat(9_000_000)}`),
        ),
      'jobs.jsonl in the backup is damaged',
    ],
    [
      'a newer migration',
      (e) => changeManifest(e, (manifest) => Object.assign(manifest, { migration: '999-later' })),
      'newer than this program',
    ],
    [
      'a newer format',
      (e) => changeManifest(e, (manifest) => Object.assign(manifest, { format: 2 })),
      'does not know the format of the backup',
    ],
  ])('is refused with %s', async (what, change, message) => {
    await rewrite(setup.good, join(setup.dir, `${what}.zip`), change)
    await refuse(`${what}.zip`, message)
  })

  test('is refused with two entries of the same name', async () => {
    const zip = new ZipFile()
    for (const words of ['one', 'two']) zip.addBuffer(Buffer.from(words), 'manifest.json')
    zip.end()
    await pipeline(zip.outputStream, createWriteStream(join(setup.dir, 'twice.zip')))
    await refuse('twice.zip', 'manifest.json is in the backup twice.')
  })

  test('is refused with an entry path outside the archive', async () => {
    const text = (await readFile(setup.good)).toString('latin1')
    const climbing = text.replaceAll('files/documents/', '../../../docume/')
    await writeFile(join(setup.dir, 'climbing.zip'), climbing, 'latin1')
    await refuse('climbing.zip', 'The list of the files in the backup is damaged')
  })

  test('is never accepted with a flipped bit that changes its content', async () => {
    const bytes = await readFile(setup.good)
    const whole = await openTestArchive(setup.good)
    whole.close()
    const file = join(setup.dir, 'flipped.zip')
    for (let at = 7; at < bytes.length; at += Math.ceil(bytes.length / 150)) {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ 0x10
      await writeFile(file, flipped)
      const manifest = await openTestArchive(file)
        .then(
          async (archive) => {
            await verifyArchive(archive, quiet).finally(archive.close)
            return archive.manifest
          },
          () => 'refused',
        )
        .catch(() => 'refused')
      expect([whole.manifest, 'refused']).toContainEqual(manifest)
    }
  })
})
