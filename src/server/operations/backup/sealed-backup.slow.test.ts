import { open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { rowsIn, rowsInArchive } from '../../../../tests/support/archives.ts'
import {
  backedUpOffice,
  comparable,
  expectEmpty,
  now,
  quiet,
  restore,
  withDatabase,
} from '../../../../tests/support/backups.ts'
import { createBackup } from './backup.ts'
import { sealingKey } from './backup-keys.ts'
import { readSealContext } from './unseal.ts'

const setup = backedUpOffice()
let file: string
let sealed: Buffer

beforeAll(async () => {
  const { settings } = setup.server.context
  file = join(setup.dir, 'sealed.backup')
  await createBackup(settings, file, {
    report: quiet,
    now,
    signal: new AbortController().signal,
    key: await sealingKey(settings),
  })
  sealed = await readFile(file)
})

/** The archive is small, so its first frame is the last one. */
const lastFrame = Buffer.from('ffffffff00000001', 'hex')

/** A file with these bytes. */
async function changedTo(bytes: Uint8Array) {
  const path = join(setup.dir, 'changed.backup')
  await writeFile(path, bytes)
  return path
}

const flip = (position: number) => {
  const bytes = Buffer.from(sealed)
  bytes.writeUInt8(bytes.readUInt8(position) ^ 1, position)
  return bytes
}

test('a sealed backup shows nothing of what it has, and is restored completely', async () => {
  expect((await readFile(setup.good)).includes('tables/users')).toBe(true)
  expect(sealed.includes('tables/users')).toBe(false)
  expect(sealed.subarray(0, 2).toString()).not.toBe('PK')
  const target = await setup.emptyTarget()
  expect(await restore(target, file)).toMatchObject({ sealed: true, missingKeys: [] })
  const rows = await withDatabase(target, rowsIn)
  expect(comparable(rows)).toEqual(comparable(await rowsInArchive(setup.good)))
})

test.each<[string, () => Uint8Array]>([
  ['a changed byte near the end', () => flip(sealed.length - 400)],
  ['a changed byte in the middle', () => flip(sealed.length >> 1)],
  ['another sequence number', () => flip(sealed.indexOf(lastFrame) + lastFrame.length - 1)],
  ['a changed signature', () => flip(sealed.length - 5)],
  ['a missing byte', () => sealed.subarray(0, -1)],
  ['a missing half', () => sealed.subarray(0, sealed.length >> 1)],
  ['a byte too much', () => Buffer.concat([sealed, Buffer.of(0)])],
  ['another backup after it', () => Buffer.concat([sealed, sealed])],
])('a restore refuses a sealed backup with %s', async (_, change) => {
  const target = await setup.emptyTarget()
  const changed = await changedTo(change())
  await expect(restore(target, changed)).rejects.toThrow(
    `${changed} was changed, cut off or extended after it was made. Use another backup.`,
  )
  await expectEmpty(target)
})

test.each<[string, () => Uint8Array]>([
  ['a changed beginning', () => flip(60)],
  ['only its first bytes', () => sealed.subarray(0, 20)],
])('a restore refuses a sealed backup with %s', async (_, change) => {
  const target = await setup.emptyTarget()
  await expect(restore(target, await changedTo(change()))).rejects.toThrow('cannot be opened')
})

test('a restore refuses a file that is neither sealed nor open', async () => {
  const target = await setup.emptyTarget()
  for (const bytes of [flip(0), Buffer.alloc(0)]) {
    await expect(restore(target, await changedTo(bytes))).rejects.toThrow(
      'is not a complete backup',
    )
  }
})

test('a restore says in plain words that the key is missing or another one', async () => {
  const target = await setup.emptyTarget()
  const keysDir = join(setup.dir, 'no-keys')
  await expect(restore({ ...target, backupKey: undefined, keysDir }, file)).rejects.toThrow(
    `${file} is sealed, and there is no backup-key in ${keysDir}. Put your copy of the key there, or set BACKUP_KEY, and try again.`,
  )
  const other = { ...target, backupKey: Buffer.alloc(32, 9).toString('base64') }
  await expect(restore(other, file)).rejects.toThrow(
    'cannot be opened: the backup-key in KEYS_DIR is not the one it was sealed with',
  )
  const both = { ...target, backupKey: `${other.backupKey},${target.backupKey}` }
  expect(await restore(both, file)).toMatchObject({ sealed: true })
})

test('an open backup of an older version is restored, and the caller can warn', async () => {
  expect(await restore(await setup.emptyTarget(), setup.good)).toMatchObject({ sealed: false })
})

test('what a backup says about itself is read without its content, and not when it was changed', async () => {
  const { settings } = setup.server.context
  expect(await readSealContext(file, settings)).toMatchObject({
    purpose: 'backup',
    madeAt: now.toISOString(),
    auditEnd: expect.stringMatching(/^[1-9]\d* [0-9a-f]{64} [0-9a-f]{64}$/),
  })
  const position = sealed.indexOf('madeAt')
  await expect(readSealContext(await changedTo(flip(position + 12)), settings)).rejects.toThrow(
    'cannot be opened',
  )
})

test('the first backup makes a key, and the next one takes it', async () => {
  const keysDir = join(setup.dir, 'new-keys')
  const first = await sealingKey({ backupKey: undefined, keysDir })
  expect(await sealingKey({ backupKey: undefined, keysDir })).toEqual(first)
  const handle = await open(join(keysDir, 'backup-key'))
  expect((await handle.stat()).mode & 0o777).toBe(0o400)
  await handle.close()
  await rm(keysDir, { recursive: true })
})
