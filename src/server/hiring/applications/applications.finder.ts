import { searchLimits } from '#contract/office/office-search.ts'
import { formatPhone } from '#contract/platform/phone.ts'
import { matchingSearch, oneOfMany, searchRank } from '#server/platform/db/portable.ts'
import type { Finder } from '#server/records/search/finder.ts'
import { findCandidates } from './application-search.queries.ts'

export const applicantFinder: Finder = {
  kind: 'applicant',
  access: 'read applicants',
  find: async (db, text) => {
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
    const rows = await db
      .selectFrom('applications')
      .select(['id', 'first_name', 'last_name', 'position', 'phone', 'created_at'])
      .where(
        'id',
        'in',
        found.map(({ id }) => id),
      )
      .orderBy('created_at', 'desc')
      .execute()
    return rows.map(({ id, first_name, last_name, position, phone, created_at }) => ({
      id,
      title: `${first_name} ${last_name}`,
      detail: `${position} · ${formatPhone(phone)}`,
      at: created_at,
    }))
  },
}
