import { provider } from '#content/provider.ts'
import type { CareEvent, EventStatus } from '#contract/events.ts'
import { newId } from '../db/portable.ts'
import type { EventRow } from '../db/schema.ts'
import type { Db } from '../db/transact.ts'
import { fromStored, type StoredPicture, toPicture } from '../files/pictures.ts'
import { dayIn } from '../time.ts'
import { isVersion } from '../versions.queries.ts'

export type NewEvent = {
  title: string
  description: string
  status?: EventStatus | undefined
  picture?: StoredPicture | null | undefined
  /** A time with its offset; empty for none. */
  startsAt?: string | undefined
  place?: string | undefined
}
export type EventChanges = NewEvent & {
  /** The version that was edited. If the row has a newer one, nothing is changed. */
  updatedAt?: string | undefined
}

/** What visitors see: newest first, with past events at the end. */
export async function listPublishedEvents(db: Db, now: Date): Promise<CareEvent[]> {
  const rows = await newestFirst(db).where('status', '=', 'published').execute()
  const today = dayIn(provider.timeZone, now)
  const isPast = ({ starts_at }: EventRow) =>
    starts_at !== null && dayIn(provider.timeZone, new Date(starts_at)) < today
  return [...rows.filter((row) => !isPast(row)), ...rows.filter(isPast)].map(toEvent)
}

export async function listEvents(db: Db): Promise<CareEvent[]> {
  const rows = await newestFirst(db).execute()
  return rows.map(toEvent)
}

export async function findEvent(db: Db, id: string): Promise<CareEvent | undefined> {
  const row = await db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toEvent(row)
}

/** Published by default. */
export async function createEvent(
  db: Db,
  event: NewEvent,
  now: Date,
  by: string | null = null,
): Promise<CareEvent> {
  const at = now.toISOString()
  const row = await db
    .insertInto('events')
    .values({
      id: newId(),
      title: event.title,
      description: event.description,
      status: event.status ?? 'published',
      picture: event.picture ? JSON.stringify(event.picture) : null,
      starts_at: toUtc(event.startsAt ?? ''),
      place: event.place ?? '',
      created_at: at,
      updated_at: at,
      updated_by: by,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toEvent(row)
}

/** Changes only the given values. `picture: null` removes the picture. */
export async function updateEvent(
  db: Db,
  id: string,
  changes: EventChanges,
  now: Date,
  by: string,
) {
  const { title, description, status, picture, startsAt, place, updatedAt } = changes
  const row = await db
    .updateTable('events')
    .set({
      title,
      description,
      status,
      picture: picture && JSON.stringify(picture),
      starts_at: startsAt === undefined ? undefined : toUtc(startsAt),
      place,
      updated_at: now.toISOString(),
      updated_by: by,
    })
    .where('id', '=', id)
    .where(isVersion(updatedAt))
    .returningAll()
    .executeTakeFirst()
  return row && toEvent(row)
}

export async function deleteEvent(db: Db, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('events').where('id', '=', id).returning('id').executeTakeFirst()
  return gone !== undefined
}

export async function listEventPictures(db: Db): Promise<StoredPicture[]> {
  const rows = await db.selectFrom('events').select('picture').execute()
  return rows.flatMap((row) => fromStored(row.picture) ?? [])
}

function newestFirst(db: Db) {
  return db.selectFrom('events').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
}

const toUtc = (time: string) => (time === '' ? null : new Date(time).toISOString())

function toEvent(row: EventRow): CareEvent {
  const picture = fromStored(row.picture)
  return {
    _id: row.id,
    id: row.id,
    title: row.title,
    description: row.description,
    status: row.status,
    image: picture && { path: picture.path },
    picture: picture && toPicture(picture),
    ...(row.starts_at && { startsAt: row.starts_at }),
    ...(row.place && { place: row.place }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
