import type { DetailsCache, TextsCache } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { findPublished } from './site-texts.queries.ts'
import { spanishTexts } from './spanish-texts.ts'
import { mergeTexts, type StoredSections } from './stored-texts.ts'

export function createTextsCache(db: Db, now: () => Date, details: DetailsCache): TextsCache {
  let last: StoredSections = {}

  return {
    async current(language = 'en') {
      last = await findPublished(db, now()).catch(() => last)
      const texts = language === 'es' ? spanishTexts : mergeTexts
      return texts(last, details.last())
    },
  }
}
