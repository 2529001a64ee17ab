import type { Backup } from '#contract/office/status.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { BackupRow } from '#server/platform/db/tables/operations.ts'
import type { Db } from '#server/platform/db/transact.ts'

/** Remembers a backup before its file is created, so that the next run knows what a crash left behind. */
export async function beginBackup(
  db: Db,
  { folder, file }: { folder: string; file: string },
  now: Date,
) {
  const row: BackupRow = {
    id: newId(),
    folder,
    file,
    started_at: now.toISOString(),
    ended_at: null,
    size: 0,
    proved_at: null,
    problem: '',
  }
  await db.insertInto('backups').values(row).execute()
  return row
}

/** `problem` says why it could not be proved. */
export async function endBackup(
  db: Db,
  { id }: BackupRow,
  { size, problem }: { size: number; problem: string },
  now: Date,
) {
  const at = now.toISOString()
  await db
    .updateTable('backups')
    .set({ size, problem, ended_at: at, proved_at: problem === '' ? at : null })
    .where('id', '=', id)
    .execute()
}

export async function forgetBackup(db: Db, { id }: BackupRow) {
  await db.deleteFrom('backups').where('id', '=', id).execute()
}

/** The backups in a folder that this installation has made, newest first. */
export function listBackups(db: Db, folder: string): Promise<BackupRow[]> {
  return db
    .selectFrom('backups')
    .selectAll()
    .where('folder', '=', folder)
    .orderBy('id', 'desc')
    .execute()
}

/** The newest backup that was completed, proved or not. */
export async function lastBackup(db: Db): Promise<Backup | undefined> {
  const row = await newest(db).executeTakeFirst()
  return row && toBackup(row)
}

/** The newest backup that can be relied on. */
export async function lastProvedBackup(db: Db): Promise<Backup | undefined> {
  const row = await newest(db).where('proved_at', 'is not', null).executeTakeFirst()
  return row && toBackup(row)
}

const newest = (db: Db) =>
  db
    .selectFrom('backups')
    .selectAll()
    .where('ended_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)

const toBackup = (row: BackupRow): Backup => ({
  folder: row.folder,
  file: row.file,
  madeAt: row.started_at,
  size: row.size,
  provedAt: row.proved_at,
  problem: row.problem,
})
