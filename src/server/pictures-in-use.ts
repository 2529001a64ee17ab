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
