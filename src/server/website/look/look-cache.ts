import { builtInLook, type Look } from '#contract/website/look/brand.ts'
import type { LookCache } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { findLook } from './look.queries.ts'

export function createLookCache(db: Db): LookCache {
  let last: Look = builtInLook

  const remember = ({ key, main, accent, typeface, logo, logoOnDark, icon }: Look) => {
    last = { key, main, accent, typeface, logo, logoOnDark, icon }
  }
  const read = async () => {
    remember(await findLook(db))
    return last
  }

  return { last: () => last, remember, read, current: () => read().catch(() => last) }
}
