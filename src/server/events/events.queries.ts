import { provider } from '#content/provider.ts'
import type { Complete } from '#contract/common.ts'
import type { CareEvent, EventInput } from '#contract/events.ts'
import { newId } from '../db/portable.ts'
import type { Changes, EventRow } from '../db/schema.ts'
import type { Db } from '../db/transact.ts'
import { fromStored, type StoredPicture, toPicture } from '../files/pictures.ts'
import { dayIn } from '../time.ts'
import { isVersion } from '../versions.queries.ts'

export type NewEvent = Omit<EventInput, 'removeImage' | 'updatedAt'> & {
  picture?: StoredPicture | null | undefined
}
type EventChanges = NewEvent & {
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
  const row: EventRow = {
    id: newId(),
    title: event.title,
    description: event.description,
    status: event.status ?? 'published',
    picture: event.picture ? JSON.stringify(event.picture) : null,
    picture_description: event.imageDescription ?? '',
    starts_at: toUtc(event.startsAt ?? ''),
    place: event.place ?? '',
    created_at: at,
    updated_at: at,
    updated_by: by,
  }
  await db.insertInto('events').values(row).execute()
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
  const { title, description, status, picture, imageDescription, startsAt, place } = changes
  const values: Changes<EventRow> = {
    title,
    description,
    status,
    picture: picture && JSON.stringify(picture),
    picture_description: imageDescription,
    starts_at: startsAt === undefined ? undefined : toUtc(startsAt),
    place,
    updated_at: now.toISOString(),
    updated_by: by,
  }
  const row = await db
    .updateTable('events')
    .set(values)
    .where('id', '=', id)
    .where(isVersion(changes.updatedAt))
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

export async function findEventPicture(db: Db, id: string): Promise<StoredPicture | null> {
  const row = await db
    .selectFrom('events')
    .select('picture')
    .where('id', '=', id)
    .executeTakeFirst()
  return fromStored(row?.picture ?? null)
}

function newestFirst(db: Db) {
  return db.selectFrom('events').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
}

const toUtc = (time: string) => (time === '' ? null : new Date(time).toISOString())

function toEvent(row: EventRow): Complete<CareEvent> {
  const picture = fromStored(row.picture)
  return {
    _id: row.id,
    id: row.id,
    title: row.title,
    description: row.description,
    status: row.status,
    image: picture && { path: picture.path },
    picture: picture && toPicture(picture),
    imageDescription: row.picture_description || undefined,
    startsAt: row.starts_at ?? undefined,
    place: row.place || undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
