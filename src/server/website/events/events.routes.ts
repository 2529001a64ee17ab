import { eventPath } from '#content/sections.ts'
import { pathIn } from '#contract/platform/language.ts'
import { withFocus } from '#contract/platform/pictures.ts'
import {
  copiedPictureGone,
  EventInput,
  eventCalls,
  eventSchemas,
  eventStatuses,
  NewEventInput,
} from '#contract/website/events.ts'
import { chosenPicture, eventPreviewCalls, eventPreviewSchemas } from '#contract/website/preview.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { badRequest, notFound } from '#server/platform/errors.ts'
import {
  descriptionChange,
  pictureChange,
  readPictureForm,
} from '#server/platform/files/picture-form.ts'
import { fromStored } from '#server/platform/files/pictures.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { toRule } from '#server/platform/repeats.ts'
import { namesIn } from '#server/records/audit/names.queries.ts'
import { countByHour, countByStatus } from '#server/records/counts/counts.queries.ts'
import { makeOverview, statsSince } from '#server/records/counts/stats.ts'
import { sendCalendar } from '#server/records/exports/calendar-file.ts'
import type { Feature, Program, Versioned } from '#server/records/feature.ts'
import { showIn, showOneIn } from '#server/records/spanish/spanish.ts'
import { checkVersion } from '#server/records/versions/check-version.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { createPreview, previewId } from '../preview/preview.ts'
import { contentChanger } from '../publishing/content-changes.ts'
import { refusePassedTime } from '../publishing/publish-date.queries.ts'
import { eventPages } from './event-pages.ts'
import { withFreeSlug } from './event-slugs.queries.ts'
import { refuseWrongTimes, toSeries } from './event-times.ts'
import {
  createEvent,
  deleteEvent,
  findEvent,
  findEventBySlug,
  findEventPicture,
  findPublishedEvent,
  keepEventClock,
  listEvents,
  listPublishedEvents,
  previewEvent,
  publishDueEvents,
  searchEvents,
  toEvent,
  updateEvent,
} from './events.queries.ts'
import { addSampleEvents, spanishEvents } from './sample-events.ts'

const chosen = { path: chosenPicture, width: 4, height: 3, widths: [] }

async function eventPreviewRoutes(app: App, context: Context, { website }: Program) {
  const { db, now } = context
  const render = createPreview(app, context, website)
  routes(app, eventPreviewCalls, eventPreviewSchemas, {
    event: async (request) => {
      const { id, image, imageFocus, ...typed } = request.body
      const picture = image === 'chosen' ? chosen : image && (await findEventPicture(db, image))
      const shown = picture ? withFocus(picture, imageFocus ?? '') : null
      const event = previewEvent({ ...typed, picture: shown }, previewId, now())
      const others = await listPublishedEvents(db, now())
      const events = [event, ...others.filter((other) => other.id !== id)]
      const address = `/api${eventCalls.listPublished.path}`
      return ok({ html: await render('/', { address, data: events }) })
    },
  })
}

async function eventRoutes(app: App, context: Context) {
  const { db, now, pictures, responseCache } = context
  const change = contentChanger('event', context, eventVersions)

  routes(app, eventCalls, eventSchemas, {
    listPublished: {
      cache: responseCache,
      handler: async ({ query }) =>
        ok(await showIn(db, query.language, 'event', await listPublishedEvents(db, now()))),
    },

    read: async (request) => {
      const { slug } = request.params
      const event = await findEventBySlug(db, slug, now())
      if (event?.slug !== slug) throw notFound('Event')
      return ok(await showOneIn(db, request.query.language, 'event', event))
    },

    calendar: async (request, reply) => {
      const row = await findPublishedEvent(db, request.params.id, now())
      const series = row && toSeries(row)
      if (!series) throw notFound('Event')
      const { language = 'en' } = request.query
      const { slug, ...event } = await showOneIn(db, language, 'event', toEvent(row, now()))
      // A program in between must ask each time, because the event may have changed.
      reply.header('cache-control', 'no-cache')
      const { startsAt, timeZone } = series
      return sendCalendar(reply, context, `${slug}.ics`, [
        {
          ...event,
          startsAt,
          timeZone,
          rule: toRule(series),
          path: pathIn(language, eventPath(slug)),
        },
      ])
    },

    list: async () => ok(await listEvents(db, now())),

    get: async (request) => {
      const data = await findEvent(db, request.params.id, now())
      if (!data) throw notFound('Event')
      return ok(data)
    },

    create: async (request, reply) => {
      const { input, picture } = await readPictureForm(request, NewEventInput, pictures)
      const { copyImageFrom, ...event } = input
      refusePassedTime({ status: 'published', ...event }, now())
      refuseWrongTimes(event)
      const data = await change(request, 'created', async (db, by) => {
        const copied = copyImageFrom && !picture && (await copiedPicture(db, copyImageFrom))
        const shown = copied ? withFocus(copied, event.imageFocus ?? copied.focus ?? '') : picture
        return createEvent(db, { ...event, picture: shown ?? null }, now(), by)
      })
      return reply.code(201).send(ok(data))
    },

    update: async (request) => {
      const { id } = request.params
      const form = await readPictureForm(request, EventInput, pictures)
      refusePassedTime(form.input, now())
      const changes = {
        ...form.input,
        picture: pictureChange(form),
        imageDescription: descriptionChange(form),
      }
      const data = await change(request, 'updated', (db, by) =>
        saveEvent(db, id, changes, now(), by),
      )
      return ok(data)
    },

    remove: async (request) => {
      await change(request, 'deleted', async (db) => {
        if (!(await deleteEvent(db, request.params.id))) throw notFound('Event')
      })
      return done
    },

    stats: async () => {
      const at = now()
      const byStatus = await countByStatus(db, 'events', eventStatuses)
      const byHour = await countByHour(db, 'events', statsSince(at))
      return ok(makeOverview(byStatus, byHour, providerZone(), at))
    },
  })
}

/** The times that a change leaves, checked together. An event without a date has no end and does not repeat. */
async function timesAfter(db: Db, id: string, changes: Partial<EventInput>, now: Date) {
  const { startsAt, endsAt, timeZone, repeats, repeatsUntil } = changes
  const sent = [startsAt, endsAt, timeZone, repeats, repeatsUntil]
  if (sent.every((value) => value === undefined)) return {}
  const stored = await findEvent(db, id, now)
  const start = startsAt ?? stored?.startsAt
  const often = repeats ?? (start ? stored?.repeats : undefined) ?? ''
  const left = {
    endsAt: endsAt ?? (start ? stored?.endsAt : ''),
    repeats: often,
    repeatsUntil: often ? (repeatsUntil ?? stored?.repeatsUntil) : '',
  }
  refuseWrongTimes({ ...left, startsAt: start, timeZone: timeZone ?? stored?.timeZone })
  return left
}

async function copiedPicture(db: Db, eventId: string) {
  const picture = await findEventPicture(db, eventId)
  if (!picture) throw badRequest(copiedPictureGone, { image: copiedPictureGone })
  return picture
}

async function saveEvent(...[db, id, changes, now, by]: Parameters<typeof updateEvent>) {
  const times = await timesAfter(db, id, changes, now)
  const event = await updateEvent(db, id, { ...changes, ...times }, now, by)
  if (event) return event
  throw await conflictOrNotFound(db, 'events', 'Event', await findEvent(db, id, now))
}

const eventVersions: Versioned<'events'> = {
  kind: 'event',
  table: 'events',
  access: () => 'edit content',
  name: ({ title }) => title,
  show: (_, row, now) => toEvent(row, now),
  restore: async (db, row, { id, version, now, by }) => {
    const words = checkVersion(EventInput, {
      title: row.title,
      description: row.description,
      startsAt: row.starts_at ?? '',
      endsAt: row.ends_at ?? '',
      timeZone: row.time_zone,
      repeats: row.repeats,
      repeatsUntil: row.repeats_until ?? '',
      place: row.place,
      easyText: row.easy_text,
      imageDescription: row.picture_description,
    })
    const changes = { ...words, picture: fromStored(row.picture), updatedAt: version }
    await saveEvent(db, id, changes, now, by)
    return undefined
  },
  // A record that was deleted before an event had a page lacks the names of pages.
  preparePutBack: (db, row) => withFreeSlug(db, { ...row, slug: row.slug ?? '' }),
}

export const events: Feature = {
  versioned: [eventVersions],
  names: { event: namesIn('events', 'title') },
  calls: async (api, context, program) => {
    await eventRoutes(api, context)
    await eventPreviewRoutes(api, context, program)
  },
  site: eventPages,
  finder: { kind: 'event', access: 'read content', find: searchEvents },
  dated: { label: 'Events', kind: 'event', publishDue: publishDueEvents },
  keepClockTimes: keepEventClock,
  samples: {
    kind: 'event',
    add: addSampleEvents,
    spanish: spanishEvents,
    remove: deleteEvent,
  },
}
