import type { ApplicationRow } from '#server/platform/db/tables/hiring.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { listInSpanish } from '#server/records/spanish/spanish.ts'

/** What the jobs of applications are called in Spanish; undefined where nobody has written that for this title. */
export async function listSpanishPositions(
  db: Db,
  rows: Pick<ApplicationRow, 'job_id' | 'position'>[],
): Promise<(string | undefined)[]> {
  const jobs = rows.map(({ job_id, position }) => ({ id: job_id, title: position }))
  const shown = await listInSpanish(db, 'job', jobs)
  return shown.map(({ title, english }) => (english.includes('title') ? undefined : title))
}

export async function findSpanishPosition(
  db: Db,
  row: Pick<ApplicationRow, 'job_id' | 'position'>,
): Promise<string | undefined> {
  return (await listSpanishPositions(db, [row]))[0]
}
