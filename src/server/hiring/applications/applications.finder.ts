import { formatPhone } from '#contract/platform/phone.ts'
import type { Finder } from '#server/records/search/finder.ts'
import { searchApplicants } from './application-search.queries.ts'

export const applicantFinder: Finder = {
  kind: 'applicant',
  access: 'read applicants',
  find: async (db, text) => {
    const rows = await searchApplicants(db, text)
    return rows.map(({ id, first_name, last_name, position, phone, created_at }) => ({
      id,
      title: `${first_name} ${last_name}`,
      detail: `${position} · ${formatPhone(phone)}`,
      at: created_at,
    }))
  },
}
