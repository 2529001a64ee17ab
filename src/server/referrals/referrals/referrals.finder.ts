import { searchRecords } from '#server/records/search/finder.queries.ts'
import type { Finder } from '#server/records/search/finder.ts'

export const referralFinder: Finder = {
  kind: 'referral',
  access: 'read referrals',
  find: async (db, text) => {
    const rows = await searchRecords(db, 'referrals', text)
    return rows.map(({ id, person_name, county, reference, stage, created_at }) => ({
      id,
      title: person_name,
      detail: `${county} County · ${stage} · ${reference}`,
      at: created_at,
    }))
  },
}
