import type { Context } from './platform/context.ts'
import type { Db } from './platform/db/transact.ts'
import type { StoredPicture } from './platform/files/pictures.ts'
import { listEventPictures } from './website/events/events.queries.ts'
import { listSlidePictures } from './website/hero/hero.queries.ts'
import { listTeamPictures } from './website/team/team.queries.ts'

/** Every picture that a row refers to. A feature that is missing here loses its pictures in the hourly sweep. */
export async function picturesInUse(db: Db): Promise<StoredPicture[]> {
  const lists = [listSlidePictures, listEventPictures, listTeamPictures]
  return (await Promise.all(lists.map((list) => list(db)))).flat()
}

/** Moves pictures that no row refers to into the bin, if they belong to this database at all. */
export async function sweepPictures({ db, pictures }: Pick<Context, 'db' | 'pictures'>, now: Date) {
  return (await pictures.belongTo(db)) ? pictures.sweep(await picturesInUse(db), now) : 0
}
