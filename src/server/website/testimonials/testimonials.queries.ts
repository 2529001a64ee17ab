import { sql } from 'kysely'
import type { Complete } from '#contract/platform/common.ts'
import type { Language } from '#contract/platform/language.ts'
import type { TestimonialInput, TestimonialStatus } from '#contract/website/testimonial-input.ts'
import type { Testimonial, TestimonialRecord } from '#contract/website/testimonials.ts'
import { newId, toFlag } from '#server/platform/db/portable.ts'
import type { Changes } from '#server/platform/db/schema.ts'
import type { TestimonialRow } from '#server/platform/db/tables/website.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { countWaiting } from '#server/records/counts/counts.queries.ts'
import { type Found, makeExcerpt, rowsWith } from '#server/records/search/finder.ts'
import { matchesVersion } from '#server/records/versions/versions.queries.ts'

export type NewTestimonial = TestimonialInput & {
  status: TestimonialStatus
  permission: boolean
  language?: Language
}
export type TestimonialEdits = Partial<NewTestimonial> & {
  /** The version that was edited. If the row has a newer one, nothing is changed. */
  updatedAt?: string | undefined
}

/** What visitors see: approved testimonials, newest first. */
export async function listApproved(db: Db): Promise<Testimonial[]> {
  const rows = await newestFirst(db).where('status', '=', 'approved').execute()
  return rows.map(toTestimonial)
}

/** What the office sees: testimonials that wait for approval come first. */
export async function listTestimonials(db: Db): Promise<TestimonialRecord[]> {
  const rows = await newestFirst(db).execute()
  const waiting = (row: TestimonialRow) => (row.status === 'pending' ? 0 : 1)
  return rows.toSorted((a, b) => waiting(a) - waiting(b)).map(toRecord)
}

export async function findTestimonial(db: Db, id: string): Promise<TestimonialRecord | undefined> {
  const row = await db
    .selectFrom('testimonials')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toRecord(row)
}

export async function createTestimonial(
  db: Db,
  { name, review, status, permission, language = 'en', program = '' }: NewTestimonial,
  now: Date,
  by: string | null = null,
): Promise<TestimonialRecord> {
  const at = now.toISOString()
  const row: TestimonialRow = {
    id: newId(),
    name,
    review,
    language,
    status,
    permission: toFlag(permission),
    program,
    created_at: at,
    updated_at: at,
    updated_by: by,
  }
  await db.insertInto('testimonials').values(row).execute()
  return toRecord(row)
}

/** Changes only the given values. */
export async function updateTestimonial(
  db: Db,
  id: string,
  edits: TestimonialEdits,
  now: Date,
  by: string,
) {
  const { name, review, status, program, updatedAt } = edits
  const values: Changes<TestimonialRow> = {
    name,
    review,
    status,
    program,
    // Only the person who sent it can give permission, and they wrote it in their language.
    permission: undefined,
    language: undefined,
    updated_at: now.toISOString(),
    updated_by: by,
  }
  const row = await db
    .updateTable('testimonials')
    .set(values)
    .where('id', '=', id)
    .where(matchesVersion(updatedAt))
    .returningAll()
    .executeTakeFirst()
  return row && toRecord(row)
}

export async function deleteTestimonial(db: Db, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('testimonials')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

function newestFirst(db: Db) {
  return db
    .selectFrom('testimonials')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}

function toTestimonial(row: TestimonialRow): Complete<Testimonial> {
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    review: row.review,
    language: row.language === 'en' ? undefined : row.language,
    program: row.program || undefined,
    createdAt: row.created_at,
  }
}

export function toRecord(row: TestimonialRow): Complete<TestimonialRecord> {
  return {
    ...toTestimonial(row),
    language: row.language,
    status: row.status,
    permission: row.permission === 1,
    updatedAt: row.updated_at,
  }
}

export const countPending = (db: Db) => countWaiting(db, 'testimonials', sql`status = 'pending'`)

export async function searchTestimonials(db: Db, text: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('testimonials')
    .select(['id', 'name', 'review', 'created_at'])
    .orderBy('created_at', 'desc')
    .execute()
  const found = rowsWith(rows, text, (row) => [row.name, row.review])
  return found.map(({ id, name, review, created_at }) => ({
    id,
    title: name,
    detail: makeExcerpt(review, text),
    at: created_at,
  }))
}
