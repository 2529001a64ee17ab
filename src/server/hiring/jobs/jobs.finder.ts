import type { Finder } from '#server/records/search/finder.ts'
import { searchJobs } from './jobs.queries.ts'

export const jobFinder: Finder = {
  kind: 'job',
  access: 'read jobs',
  find: async (db, text) => {
    const rows = await searchJobs(db, text)
    return rows.map(({ id, title, location }) => ({ id, title, detail: location, at: null }))
  },
}
