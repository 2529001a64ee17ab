import type { z } from 'zod'
import { formatPay, toPay } from '#contract/hiring/job-pay.ts'
import { termMessages } from '#contract/hiring/job-terms.ts'
import { type Job, JobForm, shiftLabels } from '#contract/hiring/jobs.ts'
import { type CompareOptions, linesOfRichText } from '#web/office/platform/drafts/compare.ts'
import { providerToday } from '#web/office/platform/provider-clock.ts'
import { publishFields, toPublishValues } from '#web/office/website/publishing/publish-date.ts'
import { type Programs, programField } from '#web/office/website/site-texts/programs.ts'
import { formatCalendarDate } from '#web/ui/calendar-date.ts'
import { statusLabels } from './status.ts'

type Values = z.input<typeof JobForm>

/** The rules of the form, with those about the day it is. */
export const JobFormToday = JobForm.superRefine((values, context) => {
  const { status, closingDate, publishDate } = values
  const published = { published: providerToday(), draft: publishDate, archived: '' }[status]
  if (!closingDate || closingDate >= published) return
  const message =
    status === 'published' ? termMessages.closingDatePassed : termMessages.closesTooSoon
  context.addIssue({ code: 'custom', path: ['closingDate'], message })
})

export const toTermValues = (job: Job | undefined) => ({
  payFrom: amountText(job?.pay?.from),
  payTo: amountText(job?.pay?.to),
  payPer: job?.pay?.per ?? 'hour',
  closingDate: job?.closingDate ?? '',
  openings: job?.openings ? String(job.openings) : '',
  street: job?.street ?? '',
  postalCode: job?.postalCode ?? '',
  program: job?.program ?? '',
})

const amountText = (amount: number | undefined) =>
  amount === undefined || Number.isInteger(amount) ? String(amount ?? '') : amount.toFixed(2)

/** What is sent for these values. */
export function toTerms({ payFrom, payTo, payPer, openings, ...values }: JobForm) {
  const pay = toPay({ payFrom, payTo, payPer })
  return { ...values, pay, openings: openings ? Number(openings) : null }
}

/** How the fields are compared when two people have saved. */
export const termFields = {
  payFrom: {
    label: 'Pay',
    text: (values: Values) => {
      const pay = toPay(values)
      return pay ? formatPay(pay) : ''
    },
  },
  payTo: { comparedWith: 'payFrom' },
  payPer: { comparedWith: 'payFrom' },
  closingDate: {
    label: 'Closing date',
    text: ({ closingDate }: Values) => closingDate && formatCalendarDate(closingDate),
  },
  openings: { label: 'Openings', text: ({ openings }: Values) => openings },
  street: { label: 'Street', text: ({ street }: Values) => street },
  postalCode: { label: 'ZIP code', text: ({ postalCode }: Values) => postalCode },
} as const

/** Whether the last day to apply is over. */
export const hasClosed = ({ closingDate }: Job) =>
  closingDate !== undefined && closingDate < providerToday()

/** As the line of what waits on the Dashboard counts them. */
export const closesWithinAWeek = ({ status, closingDate }: Job) =>
  status === 'published' && closingDate !== undefined && closingDate < providerToday(7)

/** The values of the form for a job, or for a new one. */
export const toJobValues = (job: Job | undefined): Values => ({
  title: job?.title ?? '',
  location: job?.location ?? '',
  shiftsAvailable: job?.shiftsAvailable ?? [],
  status: job?.status ?? 'draft',
  description: job?.description ?? '',
  ...toTermValues(job),
  ...toPublishValues(job),
})

/** How two versions of a job posting are compared. */
export const jobVersions = (programs: Programs): CompareOptions<Values, Job> => ({
  toValues: toJobValues,
  fields: {
    title: { label: 'Job Title', text: ({ title }) => title },
    location: { label: 'Location', text: ({ location }) => location },
    ...termFields,
    program: programField(programs),
    description: { label: 'Description', text: ({ description }) => linesOfRichText(description) },
    status: { label: 'Status', text: ({ status }) => statusLabels[status] },
    ...publishFields,
    shiftsAvailable: {
      label: 'Shifts Available',
      text: ({ shiftsAvailable }) => shiftsAvailable.map((shift) => shiftLabels[shift]).join('\n'),
    },
  },
})

/** The form of a duplicate, without dates that belong to the original or have passed. */
export const copyJob = (job: Job): Values => ({
  ...toJobValues(job),
  status: 'draft',
  ...(hasClosed(job) && { closingDate: '' }),
  ...toPublishValues(undefined),
})
