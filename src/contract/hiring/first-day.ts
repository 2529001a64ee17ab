import { z } from 'zod'
import {
  ById,
  EditedVersion,
  replyWith,
  requiredText,
  storableText,
} from '#contract/platform/common.ts'
import { DayOrNone } from '#contract/platform/date-and-time.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { linesForm, textLines } from '#contract/platform/text-lines.ts'

// What is done between an offer and someone's first day.

export const firstDayLimits = { item: 150, items: 40, note: 1000 }

/** What expires within this many days is shown on the overview. */
export const expirySoonDays = 30

export const firstDayMessages = {
  unknown: 'This is no longer on the list.',
}

const items = textLines(
  { label: 'Item', one: 'An item', many: 'items' },
  { text: firstDayLimits.item, count: firstDayLimits.items },
)

export const FirstDayListForm = linesForm(items)

/** What staff go through for everyone who is hired. */
export const FirstDayList = z.object({ items: z.array(z.string()), updatedAt: z.string() })
export type FirstDayList = z.infer<typeof FirstDayList>

/** What is recorded about an item for one person. */
export const FirstDayForm = z.object({
  doneOn: DayOrNone,
  expiresOn: DayOrNone,
  /** Whether this person does not need it. Then it has no days. */
  notApplicable: z.optional(z.boolean()),
  note: storableText('Note', firstDayLimits.note),
})
export type FirstDayForm = z.infer<typeof FirstDayForm>

/** An item of the list for one person. */
export const FirstDayItem = z.object({
  /** Empty while nothing is recorded, like the version. */
  id: z.string(),
  item: z.string(),
  /** Days such as 2026-11-15; empty when it is not done, or does not expire. */
  doneOn: z.string(),
  expiresOn: z.string(),
  /** Who recorded that it was done; null when it is not done, or the account is not known. */
  doneBy: z.nullable(z.string()),
  notApplicable: z.boolean(),
  note: z.string(),
  updatedAt: z.string(),
})
export type FirstDayItem = z.infer<typeof FirstDayItem>

export const firstDaySchemas = {
  list: { reply: replyWith(FirstDayList) },
  saveList: {
    body: z.object({ items, updatedAt: EditedVersion }),
    reply: replyWith(FirstDayList),
  },
  record: {
    params: ById,
    body: z.object({
      item: requiredText('Item', firstDayLimits.item, 'Item is required'),
      ...FirstDayForm.shape,
      updatedAt: EditedVersion,
    }),
    reply: replyWith(FirstDayItem),
  },
}

export const firstDayCalls: Calls<typeof firstDaySchemas> = {
  list: endpoint('GET', '/careers/first-day', 'read applicants'),
  saveList: endpoint('PUT', '/careers/first-day', 'edit applicants'),
  record: endpoint('PUT', '/careers/:id/first-day', 'edit applicants'),
}
