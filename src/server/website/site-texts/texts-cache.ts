import type { DetailsCache, TextsCache } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { findPublished } from './site-texts.queries.ts'
import { mergeTexts, type StoredSections } from './stored-texts.ts'

export function createTextsCache(db: Db, now: () => Date, details: DetailsCache): TextsCache {
  let last: StoredSections = {}

  return {
    async current() {
      last = await findPublished(db, now()).catch(() => last)
      return mergeTexts(last, details.last())
    },
  }
}
