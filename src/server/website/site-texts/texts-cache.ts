import { textSectionNames } from '#contract/website/site-texts/sections.ts'
import type { DetailsCache, TextsCache } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { listSpanish } from '#server/records/versions/translations.queries.ts'
import { findPublished, textsId } from './site-texts.queries.ts'
import { spanishTexts, type WrittenSpanish } from './spanish-texts.ts'
import { mergeTexts, type StoredSections } from './stored-texts.ts'

export function createTextsCache(db: Db, now: () => Date, details: DetailsCache): TextsCache {
  let last: StoredSections = {}
  let written: WrittenSpanish = {}

  return {
    async current(language = 'en') {
      last = await findPublished(db, now()).catch(() => last)
      if (language === 'en') return mergeTexts(last, details.last())
      written = await findWritten(db).catch(() => written)
      return spanishTexts(last, written, details.last())
    },
  }
}

async function findWritten(db: Db): Promise<WrittenSpanish> {
  const texts = await listSpanish(db, 'site text')
  return Object.fromEntries(
    textSectionNames.map((section) => [section, JSON.parse(texts.get(textsId(section)) ?? '{}')]),
  )
}
