import { sql } from 'kysely'
import { type Job, type JobInput, type JobStatus, jobShifts } from '#contract/hiring/jobs.ts'
import type { Complete } from '#contract/platform/common.ts'
import { htmlToText } from '#contract/platform/rich-text.ts'
import { makeSearchText } from '#contract/platform/search.ts'
import type { JobRow } from '#server/platform/db/tables/hiring.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { cleanRichText } from '#server/platform/rich-text.ts'
import { dayIn, sameClockTime, shiftDay } from '#server/platform/time.ts'
import type { Found } from '#server/records/counts/counts.queries.ts'
import type { ZoneMove } from '#server/records/feature.ts'
import { isDue, isPublic } from '#server/website/publishing/publish-date.queries.ts'

const today = (now: Date) => dayIn(providerZone(), now)

/** The jobs that visitors see: published, and until their closing date is over. */
export const isOpen = (now: Date) =>
  sql<boolean>`${isPublic(now)} and (closing_date is null or closing_date >= ${today(now)})`

/** A job that was published by its date has that date, also before the task has marked it. */
export const publishedAt = sql<string>`coalesce(first_published_at, publish_at)`

/** The status by the dates of a job, also before the task has marked it. */
function statusAt(row: JobRow, now: Date): JobStatus {
  const { status, closing_date } = row
  if (status !== 'published' && !isDue(row, now)) return status
  return closing_date !== null && closing_date < today(now) ? 'archived' : 'published'
}

/** The ids of the drafts whose date has come, which are published now. */
export async function publishDueJobs(db: Db, now: Date): Promise<string[]> {
  const at = now.toISOString()
  const rows = await db
    .updateTable('jobs')
    .set({
      status: 'published',
      first_published_at: publishedAt,
      publish_at: null,
      updated_at: at,
      updated_by: null,
    })
    .where('status', '=', 'draft')
    .where('publish_at', '<=', at)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Drafts are published when clocks show the time that was chosen. */
export async function keepPublishClock(db: Db, { from, to, now, by }: ZoneMove) {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'publish_at'])
    .where('publish_at', 'is not', null)
    .execute()
  for (const { id, publish_at } of rows) {
    await db
      .updateTable('jobs')
      .set({
        publish_at: publish_at && sameClockTime(publish_at, from, to),
        updated_at: now.toISOString(),
        updated_by: by,
      })
      .where('id', '=', id)
      .execute()
  }
}

/** The ids of the published jobs whose closing date is over, which are archived now. */
export async function archiveClosedJobs(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('jobs')
    .set({ status: 'archived', updated_at: now.toISOString(), updated_by: null })
    .where('status', '=', 'published')
    .where('closing_date', '<', today(now))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The open jobs that close within a week. They have not waited, so there is no oldest one. */
export async function countClosingJobs(db: Db, now: Date): Promise<Found> {
  const { count } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isOpen(now))
    .where('closing_date', '<', shiftDay(today(now), 7))
    .executeTakeFirstOrThrow()
  return { count, oldest: null }
}

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
    search_text: jobSearchText({ ...input, description }),
    ...termColumns(input),
  }
}

type Searched = { title: string; location: string; description: string }

/** What the search of jobs looks through. */
export const jobSearchText = ({ title, location, description }: Searched) =>
  makeSearchText([title, location, htmlToText(description)])

function termColumns({ pay, closingDate, openings, street, postalCode, program }: JobInput) {
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
    ...(program !== undefined && { program }),
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
    program: row.program || undefined,
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
