import { type ExpressionBuilder, sql } from 'kysely'
import { searchLimits } from '#contract/office/office-search.ts'
import { searchTerms } from '#contract/platform/search.ts'
import {
  containing,
  foundByIndex,
  isIndexed,
  matchingSearch,
  oneOfMany,
  searchRank,
} from '#server/platform/db/portable.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { ApplicationRow } from '#server/platform/db/tables/hiring.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { makeExcerpt } from '#server/records/search/finder.ts'

type Builder = ExpressionBuilder<Schema, 'applications'>

/** More than most searches find. */
const few = 2000

/**
 * The ids of few applications, with all that a search finds among them, when one of its words is rare.
 * The longest is tried first, because it is likely to be the rarest.
 */
export async function findCandidates(db: Db, search = ''): Promise<string[] | undefined> {
  const terms = searchTerms(search).filter(isIndexed)
  for (const term of terms.toSorted((a, b) => b.length - a.length)) {
    const found = await db
      .selectFrom('applications')
      .select('id')
      .where(foundByIndex(db, 'applications', term, few + 1))
      .limit(few + 1)
      .execute()
    if (found.length > few) continue
    const noted = await db
      .selectFrom('notes')
      .select(sql<string>`application_id`.as('id'))
      .where('application_id', 'is not', null)
      .where(foundByIndex(db, 'notes', term, few + 1))
      .limit(few + 1)
      .execute()
    if (noted.length > few) continue
    return [...new Set([...found, ...noted].map(({ id }) => id))]
  }
  return undefined
}

/**
 * A word of a search is in the application itself or in a note on it. Row by row, the notes on each application
 * are read; otherwise all notes are read once for each word.
 */
export const hasTerm = (eb: Builder, term: string, { rowByRow }: { rowByRow: boolean }) =>
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
        .$if(rowByRow, (query) => query.whereRef('notes.application_id', '=', 'applications.id'))
        .$castTo<{ application_id: string }>(),
    ),
  ])

/** By the ids of applications that were only found by a note: the part of the note that was found. */
export async function findNotes(db: Db, rows: ApplicationRow[], search = '') {
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
    if (note) found.set(row.id, makeExcerpt(note.text, missing))
  }
  return found
}

/** The applicants whose application has all words of a text, newest first. */
export async function searchApplicants(db: Db, text: string) {
  const among = await findCandidates(db, text)
  // The order and the words only need the index, so that few rows are read.
  const found = await db
    .selectFrom('applications')
    .select('id')
    .where(matchingSearch('search_text', text))
    .where((eb) => (among ? oneOfMany(db, 'id', among) : eb.and([])))
    .orderBy(searchRank('search_text', text))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(searchLimits.hitsOfAKind)
    .execute()
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  return db
    .selectFrom('applications')
    .select(['id', 'first_name', 'last_name', 'position', 'phone', 'created_at'])
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .execute()
}
