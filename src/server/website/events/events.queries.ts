import type { Complete } from '#contract/platform/common.ts'
import { type StoredPicture, toPicture } from '#contract/platform/pictures.ts'
import type { CareEvent, EventInput } from '#contract/website/events.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { Changes } from '#server/platform/db/schema.ts'
import type { EventRow } from '#server/platform/db/tables/website.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { refocused } from '#server/platform/files/picture-focus.queries.ts'
import { fromStored } from '#server/platform/files/pictures.ts'
import { makeSlug } from '#server/platform/slug.ts'
import { sameClockTime, toUtc } from '#server/platform/time.ts'
import type { ZoneMove } from '#server/records/feature.ts'
import { type Found, rowsWith } from '#server/records/search/finder.ts'
import { matchesVersion } from '#server/records/versions/versions.queries.ts'
import { isDue, isPublic, publishAtAfter } from '../publishing/publish-date.queries.ts'
import { slugsAfter, withFreeSlug } from './event-slugs.queries.ts'
import { inOrderForVisitors, timesAt } from './event-times.ts'

export type NewEvent = Omit<EventInput, 'removeImage' | 'updatedAt'> & {
  picture?: StoredPicture | null | undefined
}
type EventChanges = NewEvent & {
  /** The version that was edited. If the row has a newer one, nothing is changed. */
  updatedAt?: string | undefined
}

/** What visitors see, in the order in which they see it. */
export async function listPublishedEvents(db: Db, now: Date): Promise<CareEvent[]> {
  const rows = await newestFirst(db).where(isPublic(now)).execute()
  return inOrderForVisitors(rows, now).map((row) => toPublicEvent(row, now))
}

export const findPublishedEvent = (db: Db, id: string, now: Date) =>
  newestFirst(db).where('id', '=', id).where(isPublic(now)).executeTakeFirst()

/** The event that has this name in the address of its page, or else the one that had it last. */
export async function findEventBySlug(db: Db, slug: string, now: Date) {
  const rows = await newestFirst(db)
    .where(isPublic(now))
    .where((eb) => eb.or([eb('slug', '=', slug), eb('former_slugs', 'like', `%"${slug}"%`)]))
    .execute()
  const row = rows.findLast((each) => each.slug === slug) ?? rows[0]
  return row && toPublicEvent(row, now)
}

export const listEventAddresses = (db: Db, now: Date) =>
  newestFirst(db).clearSelect().select(['slug', 'updated_at']).where(isPublic(now)).execute()

export async function listEvents(db: Db, now: Date): Promise<CareEvent[]> {
  const rows = await newestFirst(db).execute()
  return rows.map((row) => toEvent(row, now))
}

export async function findEvent(db: Db, id: string, now: Date): Promise<CareEvent | undefined> {
  const row = await db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toEvent(row, now)
}

/** Published by default. */
export async function createEvent(
  db: Db,
  event: NewEvent,
  now: Date,
  by: string | null = null,
): Promise<CareEvent> {
  const row = await withFreeSlug(db, toRow(event, now, by))
  await db.insertInto('events').values(row).execute()
  return toEvent(row, now)
}

/** The event as visitors will get it, which is not stored. */
export const previewEvent = (event: NewEvent, id: string, now: Date): CareEvent =>
  toPublicEvent({ ...toRow({ ...event, status: 'published' }, now, null), id }, now)

/** Changes only the given values. `picture: null` removes the picture. */
export async function updateEvent(
  db: Db,
  id: string,
  changes: EventChanges,
  now: Date,
  by: string,
) {
  const { title, description, status, imageDescription, imageFocus, startsAt, endsAt, place } =
    changes
  const { timeZone, repeats, repeatsUntil, easyText } = changes
  const picture =
    changes.picture === undefined ? await refocused(db, 'events', id, imageFocus) : changes.picture
  const values: Omit<Changes<EventRow>, 'publish_at' | 'slug' | 'former_slugs'> = {
    title,
    description,
    status,
    picture: picture && JSON.stringify(picture),
    picture_description: imageDescription,
    starts_at: startsAt === undefined ? undefined : toUtc(startsAt),
    ends_at: endsAt === undefined ? undefined : toUtc(endsAt),
    time_zone: timeZone,
    repeats,
    repeats_until: repeatsUntil === undefined ? undefined : repeatsUntil || null,
    place,
    easy_text: easyText,
    updated_at: now.toISOString(),
    updated_by: by,
  }
  const row = await db
    .updateTable('events')
    .set({
      ...values,
      ...(await slugsAfter(db, id, title)),
      publish_at: publishAtAfter(changes, now),
    })
    .where('id', '=', id)
    .where(matchesVersion(changes.updatedAt))
    .returningAll()
    .executeTakeFirst()
  return row && toEvent(row, now)
}

/** The ids of the drafts whose date has come, which are published now. */
export async function publishDueEvents(db: Db, now: Date): Promise<string[]> {
  const at = now.toISOString()
  const rows = await db
    .updateTable('events')
    .set({ status: 'published', publish_at: null, updated_at: at, updated_by: null })
    .where('status', '=', 'draft')
    .where('publish_at', '<=', at)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Events without a time zone of their own stay at the time that was announced. Someone who is editing one is told that it was changed. */
export async function keepEventClock(db: Db, { from, to, now, by }: ZoneMove) {
  const rows = await db
    .selectFrom('events')
    .select(['id', 'starts_at', 'ends_at', 'publish_at', 'time_zone'])
    .where((eb) => eb.or([eb('starts_at', 'is not', null), eb('publish_at', 'is not', null)]))
    .execute()
  const move = (time: string | null) => time && sameClockTime(time, from, to)
  for (const { id, starts_at, ends_at, publish_at, time_zone } of rows) {
    const moved = time_zone === '' && { starts_at: move(starts_at), ends_at: move(ends_at) }
    if (!moved && !publish_at) continue
    await db
      .updateTable('events')
      .set({
        ...moved,
        publish_at: move(publish_at),
        updated_at: now.toISOString(),
        updated_by: by,
      })
      .where('id', '=', id)
      .execute()
  }
}

export async function deleteEvent(db: Db, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('events').where('id', '=', id).returning('id').executeTakeFirst()
  return gone !== undefined
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

function toRow(event: NewEvent, now: Date, by: string | null): EventRow {
  const at = now.toISOString()
  const { status = 'published' } = event
  return {
    id: newId(),
    title: event.title,
    description: event.description,
    status,
    publish_at: status === 'draft' ? toUtc(event.publishAt ?? '') : null,
    picture: event.picture ? JSON.stringify(event.picture) : null,
    picture_description: event.imageDescription ?? '',
    starts_at: toUtc(event.startsAt ?? ''),
    ends_at: toUtc(event.endsAt ?? ''),
    time_zone: event.timeZone ?? '',
    repeats: event.repeats ?? '',
    repeats_until: (event.repeats && event.repeatsUntil) || null,
    slug: makeSlug(event.title, 'event'),
    former_slugs: '[]',
    place: event.place ?? '',
    easy_text: event.easyText ?? '',
    created_at: at,
    updated_at: at,
    updated_by: by,
  }
}

export function toEvent(row: EventRow, now: Date): Complete<CareEvent> {
  const picture = fromStored(row.picture)
  const due = isDue(row, now)
  return {
    _id: row.id,
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    status: due ? 'published' : row.status,
    publishAt: (!due && row.publish_at) || undefined,
    image: picture && { path: picture.path },
    picture: picture && toPicture(picture),
    imageDescription: row.picture_description || undefined,
    startsAt: row.starts_at ?? undefined,
    endsAt: row.ends_at ?? undefined,
    timeZone: row.time_zone || undefined,
    repeats: row.repeats || undefined,
    firstStartsAt: (row.repeats && row.starts_at) || undefined,
    repeatsUntil: row.repeats_until ?? undefined,
    past: timesAt(row, now)?.past || undefined,
    place: row.place || undefined,
    easyText: row.easy_text || undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** With the next time of an event that repeats. */
function toPublicEvent(row: EventRow, now: Date): Complete<CareEvent> {
  const times = timesAt(row, now)
  const event = toEvent(row, now)
  return times ? { ...event, startsAt: times.startsAt, endsAt: times.endsAt ?? undefined } : event
}

export async function searchEvents(db: Db, text: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('events')
    .select(['id', 'title', 'description', 'place', 'starts_at'])
    .orderBy('created_at', 'desc')
    .execute()
  const found = rowsWith(rows, text, (row) => [row.title, row.place, row.description])
  return found.map(({ id, title, place, starts_at }) => ({
    id,
    title,
    detail: place,
    at: starts_at,
  }))
}
