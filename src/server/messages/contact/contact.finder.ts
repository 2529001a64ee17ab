import { searchLimits } from '#contract/office/office-search.ts'
import { matchingSearch, searchRank } from '#server/platform/db/portable.ts'
import { makeExcerpt } from '#server/records/search/excerpt.ts'
import type { Finder } from '#server/records/search/finder.ts'

export const messageFinder: Finder = {
  kind: 'message',
  access: 'read messages',
  find: async (db, text) => {
    const rows = await db
      .selectFrom('contact_messages')
      .select(['id', 'name', 'message', 'created_at'])
      .where(matchingSearch('search_text', text))
      .orderBy(searchRank('search_text', text))
      .orderBy('created_at', 'desc')
      .limit(searchLimits.hitsOfAKind)
      .execute()
    return rows.map(({ id, name, message, created_at }) => ({
      id,
      title: name,
      detail: makeExcerpt(message, text),
      at: created_at,
    }))
  },
}
