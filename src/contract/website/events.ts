import { z } from 'zod'
import {
  ById,
  Done,
  EditedVersion,
  replyWith,
  requiredText,
  storableText,
} from '#contract/platform/common.ts'
import {
  checkPublishTime,
  checkTogether,
  DayOrNone,
  publishFields,
  TimeOrNone,
} from '#contract/platform/date-and-time.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import {
  checkDescription,
  Picture,
  PictureDescription,
  PictureFile,
  PictureFocus,
} from '#contract/platform/files.ts'
import { isTimeZone } from '#contract/platform/time-zone.ts'
import { englishPaths, LanguageQuery } from '#contract/records/spanish.ts'
import { StatsOverview } from '#contract/records/stats.ts'

export const eventLimits = { title: 200, description: 2000, place: 200, easyText: 1000 }

export const eventStatuses = ['published', 'draft'] as const
export type EventStatus = (typeof eventStatuses)[number]

/** How often an event is, on the weekday of its date; empty for once. */
export const eventRepeats = ['', 'weekly', 'two-weeks', 'monthly'] as const
export type EventRepeats = (typeof eventRepeats)[number]

export const eventMissing = 'Please fill in all required fields'

export const eventEndRefused = 'The end must be later than the start, on the same day'

export const eventLastDayRefused = 'The last day cannot be before the date of the event'

export const copiedPictureGone = 'The picture to copy is no longer there. Please choose one.'

/** The texts every event needs. */
const EventText = z.object({
  title: requiredText('Title', eventLimits.title, eventMissing),
  description: requiredText('Description', eventLimits.description, eventMissing),
})

/** Empty for the provider's. */
const EventZone = storableText('Time zone', 60).refine(
  (zone) => zone === '' || isTimeZone(zone),
  'Choose a time zone from the list',
)

const Repeats = z.enum(eventRepeats, 'Choose how often it is from the list')

/** The form of an event. Date and time are in its time zone; `null` removes the picture. */
export const EventForm = z
  .object({
    ...EventText.shape,
    status: z.enum(eventStatuses),
    date: z.string(),
    time: z.string(),
    /** On the same day. */
    endTime: z.string(),
    timeZone: EventZone,
    repeats: Repeats,
    repeatsUntil: DayOrNone,
    place: storableText('Place', eventLimits.place),
    easyText: storableText('Easy Read', eventLimits.easyText),
    image: z.nullish(PictureFile),
    imageDescription: PictureDescription,
    isDecoration: z.boolean().optional(),
    imageFocus: PictureFocus,
    /** The id of the event that is duplicated together with its picture. */
    copyImageFrom: z.string().optional(),
    ...publishFields,
  })
  .superRefine(checkTogether('date', 'time'))
  .superRefine(checkEnd)
  .superRefine(checkRepeats)
  .superRefine(checkPublishTime)
  .superRefine(checkDescription)
export type EventForm = z.infer<typeof EventForm>

type EventTimes = { date: string; time: string; endTime: string }

function checkEnd({ date, time, endTime }: EventTimes, context: z.RefinementCtx) {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  if (endTime === '') return
  if (date === '' && time === '') refuse('date', 'Please enter the date too')
  else if (time !== '' && endTime <= time) refuse('endTime', eventEndRefused)
}

type EventDays = { date: string; repeats: EventRepeats; repeatsUntil: string }

function checkRepeats({ date, repeats, repeatsUntil }: EventDays, context: z.RefinementCtx) {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  if (repeats === '') return
  if (date === '') refuse('date', 'Please enter the date too')
  else if (repeatsUntil !== '' && repeatsUntil < date) refuse('repeatsUntil', eventLastDayRefused)
}

/** The fields of the multipart body; its file is `image`. A change leaves missing fields as they are. */
export const EventInput = z.object({
  ...EventText.shape,
  status: z.enum(eventStatuses, 'Status must be published or draft').optional(),
  /** The start; empty for no date. */
  startsAt: z.optional(TimeOrNone),
  /** The end, on the same day; empty for none. */
  endsAt: z.optional(TimeOrNone),
  timeZone: EventZone.optional(),
  repeats: Repeats.optional(),
  /** The last day on which it can be; empty for none. */
  repeatsUntil: z.optional(DayOrNone),
  /** When a draft is to be published; empty for no date. */
  publishAt: z.optional(TimeOrNone),
  place: storableText('Place', eventLimits.place).optional(),
  /** The description in Easy Read, a sentence on each line. */
  easyText: storableText('Easy Read', eventLimits.easyText).optional(),
  imageDescription: z.optional(PictureDescription),
  imageFocus: z.optional(PictureFocus),
  removeImage: z.stringbool('removeImage must be true or false').optional(),
  updatedAt: EditedVersion,
})
export type EventInput = z.infer<typeof EventInput>

/** A duplicate may take the picture of another event along. */
export const NewEventInput = z.object({
  ...EventInput.shape,
  copyImageFrom: z.uuid('This event is not known').optional(),
})
export type NewEventInput = z.infer<typeof NewEventInput>

/** What the name in the address of an event's page looks like. */
export const eventNamePattern = /^[a-z0-9-]{1,100}$/

export const CareEvent = z.object({
  _id: z.string(),
  id: z.string(),
  /** The name in the address of its page. */
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.enum(eventStatuses),
  /** When this draft will be published. */
  publishAt: z.string().optional(),
  image: z.object({ path: z.string() }).nullable(),
  picture: z.nullable(Picture),
  imageDescription: z.string().optional(),
  /** For visitors, the next time of an event that repeats. */
  startsAt: z.string().optional(),
  endsAt: z.string().optional(),
  /** Missing for the provider's. */
  timeZone: z.string().optional(),
  repeats: z.enum(eventRepeats).optional(),
  /** The first time of an event that repeats. */
  firstStartsAt: z.string().optional(),
  repeatsUntil: z.string().optional(),
  /** True once it is over: at its end, or without one at the end of its day. */
  past: z.boolean().optional(),
  place: z.string().optional(),
  easyText: z.string().optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type CareEvent = z.infer<typeof CareEvent>

/** An event as visitors get it. */
const PublicEvent = z.object({ ...CareEvent.shape, ...englishPaths })
export type PublicEvent = z.infer<typeof PublicEvent>

export const eventSchemas = {
  listPublished: { query: LanguageQuery, reply: replyWith(z.array(PublicEvent)) },
  read: {
    params: z.object({ slug: z.string().regex(eventNamePattern) }),
    query: LanguageQuery,
    reply: replyWith(PublicEvent),
  },
  calendar: { params: ById, query: LanguageQuery, reply: z.string() },
  list: { reply: replyWith(z.array(CareEvent)) },
  get: { params: ById, reply: replyWith(CareEvent) },
  create: { form: NewEventInput, files: ['image'], reply: replyWith(CareEvent) },
  update: { params: ById, form: EventInput, files: ['image'], reply: replyWith(CareEvent) },
  remove: { params: ById, reply: Done },
  stats: { reply: replyWith(StatsOverview) },
}

export const eventCalls: Calls<typeof eventSchemas> = {
  listPublished: endpoint('GET', '/events/public', 'public'),
  read: endpoint('GET', '/events/public/:slug', 'public'),
  calendar: endpoint('GET', '/events/public/:id/calendar.ics', 'public'),
  list: endpoint('GET', '/events', 'read content'),
  get: endpoint('GET', '/events/:id', 'read content'),
  create: endpoint('POST', '/events', 'edit content'),
  update: endpoint('PUT', '/events/:id', 'edit content'),
  remove: endpoint('DELETE', '/events/:id', 'edit content'),
  stats: endpoint('GET', '/events/stats/overview', 'read content'),
}
