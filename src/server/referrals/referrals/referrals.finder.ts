import { searchLimits } from '#contract/office/office-search.ts'
import { matchingSearch, searchRank } from '#server/platform/db/portable.ts'
import type { Finder } from '#server/records/search/finder.ts'

export const referralFinder: Finder = {
  kind: 'referral',
  access: 'read referrals',
  find: async (db, text) => {
    const rows = await db
      .selectFrom('referrals')
      .select(['id', 'person_name', 'county', 'reference', 'stage', 'created_at'])
      .where(matchingSearch('search_text', text))
      .orderBy(searchRank('search_text', text))
      .orderBy('created_at', 'desc')
      .limit(searchLimits.hitsOfAKind)
      .execute()
    return rows.map(({ id, person_name, county, reference, stage, created_at }) => ({
      id,
      title: person_name,
      detail: `${county} County · ${stage} · ${reference}`,
      at: created_at,
    }))
  },
}
