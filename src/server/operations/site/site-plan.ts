import type { SiteTableName } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { freeSlug } from '#server/platform/slug.ts'
import type { Row } from '../backup/tables.queries.ts'
import { listHiddenTestimonials, listJobsWithApplicants } from './site.queries.ts'
import {
  asItTravels,
  type Content,
  keyOf,
  makeContent,
  printable,
  readContent,
  siteLabel,
  siteTable,
  siteTableNames,
  withoutUnused,
} from './site-content.ts'

/** What an import has to know about the place it goes to. */
export type Target = { content: Content; withApplicants: string[]; hidden: string[] }

export const readTarget = async (db: Db): Promise<Target> => ({
  content: await readContent(db),
  withApplicants: await listJobsWithApplicants(db),
  hidden: await listHiddenTestimonials(db),
})

type Changes = { name: SiteTableName; added: Row[]; changed: Row[]; removed: Row[]; same: number }

export type Plan = {
  tables: Changes[]
  /** Jobs that would be removed, but stay because people applied for them. */
  closed: Row[]
  /** Testimonials that were taken back here, and stay so. */
  hidden: Row[]
}

/** What has to change so that a place has this content, in the tables that are named. */
export function planImport(sent: Content, names: SiteTableName[], target: Target): Plan {
  const here = makeContent((name) => target.content[name].map((row) => asItTravels(name, row)))
  const incoming = withKnownIds(sent, here)
  const hidden = incoming.testimonials.filter(({ id }) => target.hidden.includes(String(id)))
  const kept = names.includes('jobs') ? keptJobs(incoming.jobs, here.jobs, target) : []
  const wanted = withoutUnused({
    ...incoming,
    testimonials: incoming.testimonials.filter((row) => !hidden.includes(row)),
    jobs: [...kept, ...withFreeSlugs(incoming.jobs, kept)],
    events: withOwnSlugs(incoming.events),
  })
  const tables = names
    .filter((name) => name !== 'look_pictures')
    .map((name) => compare(name, here[name], wanted[name]))
  const closed = kept.filter((row) =>
    tables.some(({ name, changed }) => name === 'jobs' && changed.includes(row)),
  )
  return { tables, closed, hidden }
}

export const changesNothing = ({ tables }: Plan) =>
  tables.every((each) => each.added.length + each.changed.length + each.removed.length === 0)

function compare(name: SiteTableName, here: Row[], wanted: Row[]): Changes {
  const stored = new Map(here.map((row) => [keyOf(name, row), row]))
  const changes: Changes = { name, added: [], changed: [], removed: [], same: 0 }
  for (const row of wanted) {
    const before = stored.get(keyOf(name, row))
    stored.delete(keyOf(name, row))
    if (!before) changes.added.push(row)
    else if (isSame(before, row)) changes.same += 1
    else changes.changed.push(row)
  }
  return { ...changes, removed: [...stored.values()] }
}

/** The databases return columns in different orders. */
const isSame = (a: Row, b: Row) => inOrder(a) === inOrder(b)
const inOrder = (row: Row) => JSON.stringify(Object.entries(row).sort())

/**
 * Two installations have the samples and templates that come with the product under different ids. A row that differs
 * in nothing else from one here is that one.
 */
function withKnownIds(incoming: Content, here: Content): Content {
  const known = new Map<unknown, Row>()
  for (const name of siteTableNames) {
    const free = new Map(
      onlyIn(here[name], incoming[name]).map((row) => [inOrder(withoutId(row)), row]),
    )
    for (const row of onlyIn(incoming[name], here[name])) {
      const content = inOrder(withoutId(row))
      const same = free.get(content)
      if (same) known.set(row.id, same)
      free.delete(content)
    }
  }
  return makeContent((name) =>
    incoming[name].map((row) => {
      const marked = known.get(row.record_id)
      return marked ? { ...row, record_id: marked.id ?? '' } : (known.get(row.id) ?? row)
    }),
  )
}

/** The records, which get a new id wherever they are made, that are in one place alone. */
function onlyIn(rows: Row[], others: Row[]): Row[] {
  const ids = new Set(others.map(({ id }) => id))
  return rows.filter((row) => row.created_at !== undefined && !ids.has(row.id ?? ''))
}

const withoutId = ({ id: _, created_at: __, ...row }: Row): Row => row

/** Applications name the job they are for, so it stays, closed, as when its closing date has passed. */
function keptJobs(incoming: Row[], here: Row[], { withApplicants }: Target): Row[] {
  const coming = new Set(incoming.map(({ id }) => id))
  return here
    .filter(({ id }) => !coming.has(id ?? '') && withApplicants.includes(String(id)))
    .map((row) => ({ ...row, status: 'archived', publish_at: null }))
}

/** A job whose address belongs to one that stays gets one of its own, as a new job does. */
function withFreeSlugs(incoming: Row[], kept: Row[]): Row[] {
  const taken = new Set(kept.map(({ slug }) => slug))
  return incoming.map((row) => {
    const free = taken.has(row.slug ?? '') ? `${row.slug}-${String(row.id).slice(-12)}` : row.slug
    if (taken.has(free ?? '')) throw new Error(`Two job postings have the address ${row.slug}.`)
    taken.add(free ?? '')
    return { ...row, slug: free ?? '' }
  })
}

/** Events of an export from before they had addresses get them from their titles, which may be the same. */
function withOwnSlugs(incoming: Row[]): Row[] {
  const taken = new Set<string>()
  return incoming.map((row) => {
    const slug = freeSlug(String(row.slug), taken)
    taken.add(slug)
    return { ...row, slug }
  })
}

const mostTitles = 20

/** The lines of the preview. */
export function describePlan({ tables, closed, hidden }: Plan): string[] {
  const lines = tables.flatMap(({ name, added, changed, removed, same }) => {
    const label = siteLabel(name)
    const { title } = siteTable(name)
    if (!label || added.length + changed.length + removed.length + same === 0) return []
    const counts = `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${same} unchanged`
    const named = Object.entries({ added, changed, removed }).flatMap(([what, rows]) =>
      title && rows.length > 0 ? [`  ${what}: ${listTitles(rows, title)}`] : [],
    )
    return [`${label}: ${counts}`, ...named]
  })
  const note = (rows: Row[], name: SiteTableName, text: string) =>
    rows.length > 0 ? [`${text}: ${listTitles(rows, siteTable(name).title)}`] : []
  return [
    ...lines,
    ...note(closed, 'jobs', 'Not removed but closed, because people applied for them'),
    ...note(hidden, 'testimonials', 'Left as they are, because they are not approved here'),
  ]
}

function listTitles(rows: Row[], title: (row: Row) => string = () => ''): string {
  const titles = rows.slice(0, mostTitles).map((row) => `"${printable(title(row))}"`)
  const more = rows.length - titles.length
  return titles.join(', ') + (more > 0 ? ` and ${more} more` : '')
}
