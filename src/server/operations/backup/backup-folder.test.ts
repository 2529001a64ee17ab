import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '#server/platform/settings/settings.ts'
import { count, describeError } from '../command.ts'
import { isInDataFolder, reasonIn } from './backup-folder.ts'
import { inTransferFolder } from './backup-place.ts'

const settings = { ...readSettings({}), dataDir: '/srv/poplar/data' }

test.each([
  ['/srv/poplar/data', true],
  ['/srv/poplar/data/backups', true],
  ['/srv/poplar/data-2', false],
  ['/srv/poplar', false],
  ['/mnt/backups', false],
])('backups in %s are in the data folder: %s', (folder, expected) => {
  const backup = { folder, at: '02:30', keep: 3 }
  expect(isInDataFolder({ ...settings, backup })).toBe(expected)
})

test('without backups none are in the data folder', () => {
  expect(isInDataFolder({ ...settings, backup: undefined })).toBe(false)
})

const fault = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: something`), { code, ...(path && { path }) })

test.each([
  ['ENOSPC', undefined, 'The disk or folder for backups, /b, is full.'],
  ['EDQUOT', '/b/a.zip.part', 'The disk or folder for backups, /b, is full.'],
  ['EROFS', '/b/a.zip.part', 'The disk or folder for backups, /b, is read-only.'],
  [
    'EACCES',
    '/b/a.zip.part',
    'The disk or folder for backups, /b, cannot be written by the server.',
  ],
  ['EACCES', '/data/documents/x.pdf', '/data/documents/x.pdf may not be used by this account.'],
  ['EIO', undefined, 'EIO: something'],
])('%s at %s', (code, path, reason) => {
  expect(reasonIn('/b', fault(code, path))).toBe(reason)
})

test('a folder instead of a file, and a file that is not there, are named in a sentence', async () => {
  const folder = await readFile(import.meta.dirname).catch((error) => error)
  expect(describeError(folder)).toBe(`${import.meta.dirname} is a folder, but a file is needed.`)
  const missing = await readFile('/no/such').catch((error) => error)
  expect(describeError(missing)).toBe('/no/such does not exist.')
})

test('every address that refused is in the reason, and a reason that is no error too', () => {
  const refused = ['::1 refused', '127.0.0.1 refused'].map((text) => new Error(text))
  expect(describeError(new AggregateError(refused))).toBe('::1 refused; 127.0.0.1 refused')
  expect(reasonIn('/b', 'stopped')).toBe('stopped')
  expect(reasonIn('/b', undefined)).toBe('undefined')
})

test('one is singular, and all other numbers are plural', () => {
  expect([0, 1, 1200].map((number) => count(number, 'row'))).toEqual([
    '0 rows',
    '1 row',
    '1,200 rows',
  ])
})

test('a folder for a transfer is open to its owner only, and gone afterwards', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'poplar-transfer-'))
  const parent = await inTransferFolder(dataDir, async (folder) => {
    for (const each of [folder, dirname(folder)]) {
      expect((await stat(each)).mode & 0o777).toBe(0o700)
    }
    return dirname(folder)
  })
  expect(await readdir(parent)).toEqual([])
  await rm(dataDir, { recursive: true })
})
