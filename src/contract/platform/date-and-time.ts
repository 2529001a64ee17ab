import { z } from 'zod'

/** A moment with its offset from UTC; empty for none. */
export const TimeOrNone = z.union([
  z.literal(''),
  z.iso.datetime({ offset: true, error: 'Please enter a valid date and time' }),
])

const badDay = 'Please enter a valid date'

/** A calendar day such as 2027-03-14; empty for none. */
export const DayOrNone = z.union([z.literal(''), z.iso.date(badDay)], badDay)

/** The fields with which a form asks when a draft is to be published, local to the provider. */
export const publishFields = { publishDate: z.string(), publishTime: z.string() }

type PublishValues = { status: string; publishDate: string; publishTime: string }

/** Only a draft waits for a date, so the fields of another record do not count. */
export function checkPublishTime(values: PublishValues, context: z.RefinementCtx) {
  if (values.status === 'draft') checkTogether('publishDate', 'publishTime')(values, context)
}

/** A date and a time are given together or not at all. */
export const checkTogether =
  <DateField extends string, TimeField extends string>(date: DateField, time: TimeField) =>
  (values: Record<DateField | TimeField, string>, context: z.RefinementCtx) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (values[time] !== '' && values[date] === '') refuse(date, 'Please enter the date too')
    if (values[date] !== '' && values[time] === '') refuse(time, 'Please enter the time too')
  }

export const publishTimePassed =
  'The time to publish has passed. Choose a later one, or set the status to Published.'
