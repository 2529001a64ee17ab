import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuditKey } from '#server/platform/context.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { type KnownEnd, sealedEnd } from '#server/records/audit/stored-end.ts'
import { backupEnding } from './backup-folder.ts'
import { openS3Backups } from './backup-place.ts'
import type { S3Backups } from './s3-backups.ts'
import { isSealed, readSealContext } from './unseal.ts'

/** The ends of the audit log that the nightly backups of this installation have; its key tells which these are. */
export async function listBackupEnds(settings: Settings, keys: AuditKey[]): Promise<KnownEnd[]> {
  const { backup } = settings
  if (!backup) return []
  const store = await openS3Backups(backup)
  const names = store ? await store.list() : await readdir(backup.folder).catch(() => [])
  const ends: KnownEnd[] = []
  for (const name of names.filter((name) => name.endsWith(backupEnding))) {
    const context = store
      ? await readContextFrom(store, name, settings)
      : await readContext(join(backup.folder, name), settings)
    if (!context) continue
    const [count = '', hash = '', seal = ''] = context.auditEnd.split(' ')
    const end = { where: `The backup ${name}`, count: Number(count), hash, at: context.madeAt }
    const sealed = sealedEnd(end, seal, keys)
    if (sealed) ends.push(sealed)
  }
  return ends
}

/** Undefined for an open backup, and for one that is damaged: whether backups are complete is checked elsewhere. */
async function readContext(file: string, settings: Settings) {
  if (!(await isSealed(file))) return undefined
  return readSealContext(file, settings).catch(() => undefined)
}

/** The beginning of a backup has no secrets in it, so it may be anywhere for a moment. */
async function readContextFrom(store: S3Backups, name: string, settings: Settings) {
  const folder = await mkdtemp(join(tmpdir(), 'poplar-header-'))
  try {
    const file = join(folder, 'header')
    await store.downloadHeader(name, file)
    return await readContext(file, settings)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
