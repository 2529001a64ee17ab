import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuditKey } from '#server/platform/context.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { type KnownEnd, sealedEnd } from '#server/records/audit/stored-end.ts'
import { openArchive } from './archive-reader.ts'

/** The ends of the audit log that the nightly backups of this installation have; its key tells which these are. */
export async function listBackupEnds(
  { backup }: Pick<Settings, 'backup'>,
  keys: AuditKey[],
): Promise<KnownEnd[]> {
  if (!backup) return []
  const names = await readdir(backup.folder).catch(() => [])
  const ends: KnownEnd[] = []
  for (const name of names.filter((name) => name.endsWith('.zip'))) {
    const { auditEnd, madeAt } = (await readManifest(join(backup.folder, name))) ?? {}
    if (!auditEnd || !madeAt) continue
    const { seal, ...end } = auditEnd
    const sealed = sealedEnd({ where: `The backup ${name}`, ...end, at: madeAt }, seal, keys)
    if (sealed) ends.push(sealed)
  }
  return ends
}

/** Undefined for what is no backup, or damaged: whether backups are complete is checked elsewhere. */
async function readManifest(file: string) {
  const archive = await openArchive(file).catch(() => undefined)
  archive?.close()
  return archive?.manifest
}
