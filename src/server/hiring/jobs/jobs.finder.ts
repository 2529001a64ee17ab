import { matchingSearch } from '#server/platform/db/portable.ts'
import type { Finder } from '#server/records/search/finder.ts'

export const jobFinder: Finder = {
  kind: 'job',
  access: 'read jobs',
  find: async (db, text) => {
    const rows = await db
      .selectFrom('jobs')
      .select(['id', 'title', 'location'])
      .where(matchingSearch('search_text', text))
      .orderBy('created_at', 'desc')
      .execute()
    return rows.map(({ id, title, location }) => ({ id, title, detail: location, at: null }))
  },
}
