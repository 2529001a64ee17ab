import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { ApplicationQuery, ApplicationSort } from '#contract/hiring/application-query.ts'
import {
  type ApplicationStatus,
  applicationStages,
  applicationStatuses,
  getStage,
} from '#contract/hiring/application-status.ts'
import type { ListedApplication, StageCounts } from '#contract/hiring/applications.ts'
import { searchTerms } from '#contract/platform/search.ts'
import { oneOfMany } from '#server/platform/db/portable.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { ApplicationRow } from '#server/platform/db/tables/hiring.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { shiftDay, startOfDay } from '#server/platform/time.ts'
import { sum } from '#server/records/counts/stats.ts'
import { listApplicationFiles } from '../application-data/application-files.queries.ts'
import { toApplication } from '../application-data/applications.queries.ts'
import { findLastChanges, keepUntil, readRetention } from '../application-data/rules.queries.ts'
import { listSpanishPositions } from '../application-data/spanish-positions.ts'
import { findCandidates, findNotes, hasTerm } from './application-search.queries.ts'

type ApplicationFilter = Partial<
  Pick<ApplicationQuery, 'status' | 'job' | 'from' | 'to' | 'missing' | 'language' | 'search'> & {
    /** Only those with this condition. */
    only: Expression<SqlBool>
    /** Only these, which are few. */
    among: string[]
    rowByRow: boolean
  }
>
type Wanted = ApplicationFilter & { sort: ApplicationSort }
type Page = { page: number; limit: number }

/** The columns of each order. Applications that are equal in them follow each other by their ids. */
const sortColumns = {
  applied: ['created_at'],
  name: ['sort_name'],
  position: ['position', 'location'],
  interview: ['interview_at'],
} as const

/** Applications without an interview come last, whether the earliest or the latest is first. */
const hasNoInterview = sql`case when interview_at = '' then 1 else 0 end`

type ApplicationPage = {
  applications: ListedApplication[]
  total: number
  matching: number
  /** Whether there are more than these, which were not counted. */
  uncounted: boolean
}

/** One page, and how many applications match, with the wanted statuses and with any. */
export async function listApplications(
  db: Db,
  { page, limit, ...wanted }: Wanted & Page,
): Promise<ApplicationPage> {
  const { status = [], sort: _, ...filter } = wanted
  const tooMany = filter.search ? sum(Object.values(await readCounts(db))) > mostCounted : false
  const all = filter.search ? await findFew(db, wanted, tooMany) : undefined
  if (!all && tooMany) return listFirst(db, wanted, { page, limit })
  const counts = all ? countFound(all) : await countStatuses(db, filter)
  const matching = sum(Object.values(counts))
  const total = status.length > 0 ? sum(status.map((each) => counts[each] ?? 0)) : matching
  const ids = all
    ? listIds(all, status).slice((page - 1) * limit, page * limit)
    : await idsOfPage(db, wanted, { page, limit }, total)
  const applications = await readApplications(db, ids, wanted.search)
  return { total, matching, applications, uncounted: false }
}

/** Among more applications, those that have only common words are not counted: that would take many seconds. */
const mostCounted = 100_000

/** A page of the first applications that a search finds. */
async function listFirst(db: Db, wanted: Wanted, { page, limit }: Page): Promise<ApplicationPage> {
  const descending = isDescending(wanted)
  const rows = await rowsInOrder(db, wanted, { descending, limit: few, rowByRow: true })
  const ids = rows.map(({ id }) => id).slice((page - 1) * limit, page * limit)
  const applications = await readApplications(db, ids, wanted.search)
  return { total: rows.length, matching: few, applications, uncounted: rows.length === few }
}

type StatusCounts = Partial<Record<ApplicationStatus, number>>
type Found = Pick<ApplicationRow, 'id' | 'status'>

/** All that a search finds, whatever their status, when they are few. */
async function findFew(
  db: Db,
  { status: _, ...wanted }: Wanted,
  rowByRow: boolean,
): Promise<Found[] | undefined> {
  const descending = isDescending(wanted)
  const among = await findCandidates(db, wanted.search)
  if (among) return rowsInOrder(db, { ...wanted, among }, { descending, limit: among.length })
  // Everything is read once: when little is found, that is enough to count it too.
  const rows = await rowsInOrder(db, wanted, { descending, limit: few, rowByRow })
  return rows.length < few ? rows : undefined
}

/** More than most searches without a rare word find. */
const few = 1000

const countFound = (rows: Found[]): StatusCounts => {
  const byStatus = Map.groupBy(rows, ({ status }) => status)
  return Object.fromEntries([...byStatus].map(([status, { length }]) => [status, length]))
}

const listIds = (rows: Found[], statuses: ApplicationStatus[]) =>
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

type Slice = {
  descending: boolean
  limit: number
  offset?: number
  /** Each row and its notes are compared in turn until enough are found, instead of all at once. */
  rowByRow?: boolean
}

/** Ids only need the index of the order. */
async function rowsInOrder(
  db: Db,
  { sort, search = '', among, ...filter }: Wanted,
  { descending, limit, offset = 0, rowByRow = among !== undefined }: Slice,
): Promise<Found[]> {
  const order = sort.replace('-', '') as keyof typeof sortColumns
  let query = db
    .selectFrom('applications')
    .select(['id', 'status'])
    .where((eb) => matching(eb, filter))
    // Only the index by date contains what is searched.
    .where((eb) =>
      order === 'applied' || rowByRow ? matching(eb, { search, rowByRow }) : isFound(eb, search),
    )
    .where((eb) => (among ? oneOfMany(db, 'id', among) : eb.and([])))
    .limit(limit)
    .offset(offset)
  if (sort === 'interview') query = query.orderBy(hasNoInterview, descending ? 'desc' : 'asc')
  for (const column of [...sortColumns[order], 'id'] as const) {
    query = query.orderBy(column, descending ? 'desc' : 'asc')
  }
  return query.execute()
}

async function readApplications(db: Db, ids: string[], search: string | undefined) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('applications').selectAll().where('id', 'in', ids).execute()
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  const files = await listApplicationFiles(db, ids)
  const foundNotes = await findNotes(db, rows, search)
  const rules = await readRetention(db)
  const changes = await findLastChanges(db, ids)
  const inSpanish = rows.filter(({ language }) => language === 'es')
  const positions = await listSpanishPositions(db, inSpanish)
  return rows.map((row) => ({
    ...toApplication(
      row,
      files,
      keepUntil(changes.get(row.id) ?? row.created_at, rules),
      positions[inSpanish.indexOf(row)],
    ),
    foundNote: foundNotes.get(row.id),
  }))
}

/** How many of the applications that match have each status. */
async function countStatuses(
  db: Db,
  filter: Omit<ApplicationFilter, 'status'>,
): Promise<StatusCounts> {
  const { job, ...others } = filter
  if (!Object.values(others).some(Boolean)) return readCounts(db, job)
  const rows = await db
    .selectFrom('applications')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where((eb) => matching(eb, filter))
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

type Builder = ExpressionBuilder<Schema, 'applications'>

function matching(
  eb: Builder,
  {
    status = [],
    job,
    from,
    to,
    missing,
    language,
    only,
    rowByRow = false,
    search = '',
  }: ApplicationFilter,
) {
  const conditions: Expression<SqlBool>[] = searchTerms(search).map((term) =>
    hasTerm(eb, term, { rowByRow }),
  )
  if (only) conditions.push(only)
  if (status.length > 0) conditions.push(eb('status', 'in', status))
  if (job) conditions.push(eb('job_id', '=', job))
  if (from) conditions.push(eb('created_at', '>=', startOfDay(providerZone(), from).toISOString()))
  if (to) {
    const end = startOfDay(providerZone(), shiftDay(to, 1))
    conditions.push(eb('created_at', '<', end.toISOString()))
  }
  if (language) conditions.push(eb('language', '=', language))
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

/** How many applications, of one job or of all, have each status. Triggers keep the counts up to date. */
export async function readCounts(db: Db, job?: string): Promise<Record<ApplicationStatus, number>> {
  const rows = await db
    .selectFrom('application_counts')
    .select((eb) => ['status', eb.fn.sum<number>('count').as('count')])
    .where((eb) => (job ? eb('job_id', '=', job) : eb.and([])))
    .groupBy('status')
    .execute()
  const known = Object.fromEntries(rows.map((row) => [row.status, row.count]))
  const entries = applicationStatuses.map((status) => [status, known[status] ?? 0])
  return Object.fromEntries(entries)
}

/** The counts of the office's tabs. */
export function toStageCounts(byStatus: Record<string, number>): StageCounts {
  const counts = Object.fromEntries(applicationStages.map((stage) => [stage, 0]))
  let all = 0
  for (const [status, count] of Object.entries(byStatus)) {
    counts[getStage(status)] = (counts[getStage(status)] ?? 0) + count
    all += count
  }
  return { ...counts, all } as StageCounts
}
