import type { Context } from './context.ts'
import type { Db } from './db/transact.ts'
import { listEventPictures } from './events/events.queries.ts'
import type { StoredPicture } from './files/pictures.ts'
import { listSlidePictures } from './hero/hero.queries.ts'
import { listTeamPictures } from './team/team.queries.ts'

/** Every picture that a row refers to. A feature that is missing here loses its pictures in the hourly sweep. */
export async function picturesInUse(db: Db): Promise<StoredPicture[]> {
  const lists = [listSlidePictures, listEventPictures, listTeamPictures]
  return (await Promise.all(lists.map((list) => list(db)))).flat()
}

/** Moves pictures that no row refers to into the bin, if they belong to this database at all. */
export async function sweepPictures({ db, pictures }: Pick<Context, 'db' | 'pictures'>, now: Date) {
  return (await pictures.belongTo(db)) ? pictures.sweep(await picturesInUse(db), now) : 0
}
