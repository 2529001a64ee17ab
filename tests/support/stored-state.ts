import { sql } from 'kysely'
import { readCounts } from '#server/hiring/applications/application-list.queries.ts'
import { connect } from '#server/platform/db/connect.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { createDocuments } from '#server/platform/files/document-store.ts'
import { createPictures, listPictureFiles } from '#server/platform/files/pictures.ts'
import { picturesInUse } from '#server/platform/files/pictures-in-use.queries.ts'
import type { FileStore } from '#server/platform/files/stores/file-store.ts'
import { openFileStore } from '#server/platform/files/stores/open-store.ts'
import { createVault } from '#server/platform/files/vault.ts'
import { fileKeys } from '#server/platform/settings/file-keys.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { hours, timeAfter } from '#server/platform/time.ts'
import { sweepDocuments } from '#server/records/documents/sweep.ts'

/** Runs the sweep as if two hours had passed, and reports rows and files that do not fit together. */
export async function inspectStore(settings: Settings): Promise<string[]> {
  const db = connect(settings)
  const files = await openFileStore(settings)
  try {
    return [
      ...(settings.databaseUrl ? [] : await integrityFaults(db)),
      ...(await applicationFaults(db, files, settings)),
      ...(await pictureFaults(db, files)),
    ]
  } finally {
    await db.destroy()
  }
}

async function integrityFaults(db: Db) {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  return rows.map((row) => row.integrity_check).filter((line) => line !== 'ok')
}

async function applicationFaults(db: Db, files: FileStore, { filesKey, keysDir }: Settings) {
  const documents = createDocuments(files, createVault(await fileKeys(filesKey, keysDir)))
  const faults: string[] = []
  const { missing } = await sweepDocuments({ db, documents }, timeAfter(new Date(), 2 * hours))
  if (missing > 0) faults.push(`${missing} rows without their file`)
  const rows = await db
    .selectFrom('applications as a')
    .leftJoin('application_files as f', 'f.application_id', 'a.id')
    .select((eb) => ['a.id', 'a.status', eb.fn.count<number>('f.id').as('files')])
    .groupBy(['a.id', 'a.status'])
    .execute()
  const incomplete = rows.filter((row) => row.files !== 2)
  if (incomplete.length > 0) faults.push(`${incomplete.length} applications without two files`)
  const left = (await documents.list()).length
  if (left !== rows.length * 2) faults.push(`${left} files for ${rows.length} applications`)
  for (const [status, count] of Object.entries(await readCounts(db))) {
    const real = rows.filter((row) => row.status === status).length
    if (count !== real) faults.push(`${count} counted as ${status}, ${real} stored`)
  }
  return faults
}

async function pictureFaults(db: Db, files: FileStore) {
  const pictures = createPictures(files)
  const used = await picturesInUse(db)
  await pictures.sweep(used, timeAfter(new Date(), 2 * hours))
  const needed = new Set(used.flatMap(listPictureFiles))
  const left = new Set(await files.list('pictures'))
  return [
    ...[...needed.difference(left)].map((name) => `the picture ${name} is missing`),
    ...[...left.difference(needed)].map((name) => `the picture ${name} is left over`),
  ]
}
