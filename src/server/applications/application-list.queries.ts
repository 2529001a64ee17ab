import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { provider } from '#content/provider.ts'
import type { ApplicationStatus } from '#contract/application-status.ts'
import type {
  ApplicationQuery,
  ApplicationSort,
  ListedApplication,
} from '#contract/applications.ts'
import { searchTerms } from '#contract/search.ts'
import { containing } from '../db/portable.ts'
import type { Schema } from '../db/schema.ts'
import type { ApplicationRow } from '../db/tables/applications.ts'
import type { Db } from '../db/transact.ts'
import { excerptOf } from '../search/excerpt.ts'
import { sum } from '../stats.ts'
import { shiftDay, startOfDay } from '../time.ts'
import { listFilesOf } from './application-files.queries.ts'
import { readCounts, toApplication } from './applications.queries.ts'
import { keepUntil, lastChangesOf, readRetention } from './retention.queries.ts'

type ApplicationFilter = Partial<
  Pick<ApplicationQuery, 'status' | 'job' | 'from' | 'to' | 'missing' | 'search'> & {
    /** Only those with this condition. */
    only: Expression<SqlBool>
  }
>
type Wanted = ApplicationFilter & { sort: ApplicationSort }
type Page = { page: number; limit: number }

/** The columns of each order. Applications that are equal in them follow each other by their ids. */
const sortColumns = {
  applied: ['created_at'],
  name: ['sort_name'],
  position: ['position', 'location'],
} as const

/** More than most searches find. */
const few = 1000

/** One page, and how many applications have each status, whichever of them are wanted. */
export async function listApplications(
  db: Db,
  { page, limit, ...wanted }: Wanted & Page,
): Promise<{ applications: ListedApplication[]; total: number; counts: StatusCounts }> {
  const { status = [], sort: _, ...filter } = wanted
  // A search reads everything once: when it finds little, one query is enough to count that too.
  const first = filter.search ? await firstInOrder(db, wanted) : undefined
  const all = first && first.length < few ? first : undefined
  const counts = all ? countOf(all) : await countStatuses(db, filter)
  const total = sum(
    status.length > 0 ? status.map((each) => counts[each] ?? 0) : Object.values(counts),
  )
  const ids = all
    ? idsOf(all, status).slice((page - 1) * limit, page * limit)
    : await idsOfPage(db, wanted, { page, limit }, total)
  return { total, counts, applications: await readApplications(db, ids, wanted.search) }
}

type StatusCounts = Partial<Record<ApplicationStatus, number>>
type Found = Pick<ApplicationRow, 'id' | 'status'>

const firstInOrder = (db: Db, { status: _, ...wanted }: Wanted) =>
  rowsInOrder(db, wanted, { descending: isDescending(wanted), limit: few })

const countOf = (rows: Found[]): StatusCounts => {
  const byStatus = Map.groupBy(rows, ({ status }) => status)
  return Object.fromEntries([...byStatus].map(([status, { length }]) => [status, length]))
}

const idsOf = (rows: Found[], statuses: ApplicationStatus[]) =>
  rows
    .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
    .map(({ id }) => id)

async function idsOfPage(db: Db, wanted: Wanted, { page, limit }: Page, total: number) {
  const before = (page - 1) * limit
  const size = Math.min(limit, total - before)
  if (size <= 0) return []
  // Counted from the nearer end, so that the last page is as fast as the first.
  const fromEnd = before > total / 2
  const rows = await rowsInOrder(db, wanted, {
    descending: fromEnd !== isDescending(wanted),
    limit: size,
    offset: fromEnd ? total - before - size : before,
  })
  const ids = rows.map(({ id }) => id)
  return fromEnd ? ids.reverse() : ids
}

const isDescending = ({ sort }: Wanted) => sort.startsWith('-')

type Part = { descending: boolean; limit: number; offset?: number }

/** Ids only need the index of the order. */
async function rowsInOrder(
  db: Db,
  { sort, search = '', ...filter }: Wanted,
  { descending, limit, offset = 0 }: Part,
): Promise<Found[]> {
  const order = sort.replace('-', '') as keyof typeof sortColumns
  let query = db
    .selectFrom('applications')
    .select(['id', 'status'])
    .where((eb) => matching(eb, filter))
    // Only the index by date contains what is searched.
    .where((eb) => (order === 'applied' ? matching(eb, { search }) : isFound(eb, search)))
    .limit(limit)
    .offset(offset)
  for (const column of [...sortColumns[order], 'id'] as const) {
    query = query.orderBy(column, descending ? 'desc' : 'asc')
  }
  return query.execute()
}

async function readApplications(db: Db, ids: string[], search: string | undefined) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('applications').selectAll().where('id', 'in', ids).execute()
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  const files = await listFilesOf(db, ids)
  const foundNotes = await findNotes(db, rows, search)
  const rules = await readRetention(db)
  const changes = await lastChangesOf(db, ids)
  return rows.map((row) => ({
    ...toApplication(row, files, keepUntil(changes.get(row.id) ?? row.created_at, rules)),
    foundNote: foundNotes.get(row.id),
  }))
}

/** How many of the applications that match have each status. */
async function countStatuses(
  db: Db,
  filter: Omit<ApplicationFilter, 'status'>,
): Promise<StatusCounts> {
  if (!Object.values(filter).some(Boolean)) return readCounts(db)
  const rows = await db
    .selectFrom('applications')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where((eb) => matching(eb, filter))
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

const { timeZone } = provider

type Builder = ExpressionBuilder<Schema, 'applications'>

function matching(
  eb: Builder,
  { status = [], job, from, to, missing, only, search = '' }: ApplicationFilter,
) {
  const conditions: Expression<SqlBool>[] = searchTerms(search).map((term) => hasTerm(eb, term))
  if (only) conditions.push(only)
  if (status.length > 0) conditions.push(eb('status', 'in', status))
  if (job) conditions.push(eb('job_id', '=', job))
  if (from) conditions.push(eb('created_at', '>=', startOfDay(timeZone, from).toISOString()))
  if (to) {
    const end = startOfDay(timeZone, shiftDay(to, 1))
    conditions.push(eb('created_at', '<', end.toISOString()))
  }
  // As the index of incomplete applications has it.
  if (missing) conditions.push(sql<boolean>`(has_resume = 0 or has_identification = 0)`)
  if (missing === 'resume') conditions.push(eb('has_resume', '=', 0))
  if (missing === 'identification') conditions.push(eb('has_identification', '=', 0))
  return eb.and(conditions)
}

const isFound = (eb: Builder, search: string) =>
  search
    ? eb(
        'id',
        'in',
        eb
          .selectFrom('applications')
          .select('id')
          .where((eb) => matching(eb, { search })),
      )
    : eb.and([])

/**
 * A word of a search is in the application itself or in a note on it. Notes are too long for an index;
 * they are read once for each word, not once for each application.
 */
const hasTerm = (eb: Builder, term: string) =>
  eb.or([
    containing('applications.search_text', term),
    eb(
      'id',
      'in',
      eb
        .selectFrom('notes')
        .select('notes.application_id')
        .where('notes.application_id', 'is not', null)
        .where(containing('notes.search_text', term))
        .$castTo<{ application_id: string }>(),
    ),
  ])

/** By the ids of applications that were only found by a note: the part of the note that was found. */
async function findNotes(db: Db, rows: ApplicationRow[], search = '') {
  const found = new Map<string, string>()
  const terms = searchTerms(search)
  const byNote = rows.filter(({ search_text }) => terms.some((term) => !search_text.includes(term)))
  if (byNote.length === 0) return found
  const notes = await db
    .selectFrom('notes')
    .select(['application_id', 'text', 'search_text'])
    .where(
      'application_id',
      'in',
      byNote.map(({ id }) => id),
    )
    .orderBy('created_at', 'desc')
    .execute()
  for (const row of byNote) {
    const missing = terms.find((term) => !row.search_text.includes(term)) ?? ''
    const note = notes.find(
      ({ application_id, search_text }) =>
        application_id === row.id && search_text.includes(missing),
    )
    if (note) found.set(row.id, excerptOf(note.text, missing))
  }
  return found
}
