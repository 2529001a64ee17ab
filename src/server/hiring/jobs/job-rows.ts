import { type Job, type JobInput, jobShifts } from '#contract/hiring/jobs.ts'
import type { Complete } from '#contract/platform/common.ts'
import { htmlToText } from '#contract/platform/rich-text.ts'
import type { JobRow } from '#server/platform/db/tables/hiring.ts'
import { cleanRichText } from '#server/platform/rich-text.ts'
import { isDue } from '#server/website/publishing/publish-date.queries.ts'
import { statusAt } from './job-dates.queries.ts'

/** What someone edits of a job. The columns that a caller says nothing about are left out. */
export function editedColumns(input: JobInput) {
  const description = cleanRichText(input.description)
  const shifts = jobShifts.filter((shift) => input.shiftsAvailable.includes(shift))
  return {
    title: input.title,
    location: input.location,
    description,
    shifts: JSON.stringify(shifts),
    status: input.status,
    department: input.department,
    employment_type: input.employmentType,
    experience_level: input.experienceLevel,
    search_text: `${input.title} ${input.location} ${htmlToText(description)}`.toLowerCase(),
    ...termColumns(input),
  }
}

function termColumns({ pay, closingDate, openings, street, postalCode }: JobInput) {
  return {
    ...(pay !== undefined && {
      pay_from: toCents(pay?.from),
      pay_to: toCents(pay?.to),
      pay_per: pay?.per ?? null,
    }),
    ...(closingDate !== undefined && { closing_date: closingDate || null }),
    ...(openings !== undefined && { openings }),
    ...(street !== undefined && { street: street || null }),
    ...(postalCode !== undefined && { postal_code: postalCode || null }),
  }
}

export function toJob(row: JobRow, now: Date): Complete<Job> {
  const due = isDue(row, now)
  return {
    _id: row.id,
    id: row.id,
    slug: row.slug,
    title: row.title,
    location: row.location,
    shiftsAvailable: JSON.parse(row.shifts),
    description: row.description,
    status: statusAt(row, now),
    publishAt: (!due && row.publish_at) || undefined,
    department: row.department,
    employmentType: row.employment_type,
    experienceLevel: row.experience_level,
    pay: toPay(row),
    closingDate: row.closing_date ?? undefined,
    openings: row.openings ?? undefined,
    street: row.street ?? undefined,
    postalCode: row.postal_code ?? undefined,
    publishedAt: row.first_published_at ?? (due ? row.publish_at : null),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

function toPay({ pay_from, pay_to, pay_per }: JobRow): Job['pay'] {
  if (!pay_per) return undefined
  return { from: toDollars(pay_from), to: toDollars(pay_to), per: pay_per }
}

const toCents = (dollars: number | undefined) =>
  dollars === undefined ? null : Math.round(dollars * 100)

const toDollars = (cents: number | null) => (cents === null ? undefined : cents / 100)

/** The title as part of an address: "Job Coach" becomes job-coach. */
export function makeSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  return words?.join('-').slice(0, 80).replace(/-$/, '') || 'job'
}
