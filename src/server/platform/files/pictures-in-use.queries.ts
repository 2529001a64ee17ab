import { sql } from 'kysely'
import type { StoredPicture } from '#contract/platform/pictures.ts'
import { tablesWhere } from '../db/schema.ts'
import type { Db } from '../db/transact.ts'
import type { Pictures } from './pictures.ts'

/** Every picture that a row refers to. */
export async function picturesInUse(db: Db): Promise<StoredPicture[]> {
  const pictures: StoredPicture[] = []
  for (const table of tablesWhere(({ hasPicture }) => hasPicture)) {
    const { rows } = await sql<{ picture: string }>`
      select distinct picture from ${sql.table(table)} where picture is not null`.execute(db)
    pictures.push(...rows.map(({ picture }) => JSON.parse(picture)))
  }
  for (const table of tablesWhere(({ hasPictures }) => hasPictures)) {
    const { rows } = await sql<{ pictures: string }>`
      select pictures from ${sql.table(table)}`.execute(db)
    pictures.push(...rows.flatMap(({ pictures }) => JSON.parse(pictures)))
  }
  return pictures
}

/** Moves pictures that no row refers to into the trash, if they belong to this database at all. */
export async function sweepPictures({ db, pictures }: { db: Db; pictures: Pictures }, now: Date) {
  return (await pictures.belongTo(db)) ? pictures.sweep(await picturesInUse(db), now) : 0
}
