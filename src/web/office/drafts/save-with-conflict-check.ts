import { conflictOf } from '#web/api/api-error.ts'
import { type CompareOptions, compareVersions } from './compare.ts'

/**
 * Saves over the version that was edited. A newer version stops it only if something of theirs would
 * be overwritten: a slide that was moved or hidden meanwhile does not keep its text from being saved.
 */
export async function saveWithConflictCheck<Values extends object, Item, T>(
  compare: CompareOptions<Values, Item> | undefined,
  item: Item | undefined,
  mine: Values,
  save: (item: Item | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await save(item)
  } catch (error) {
    const conflict = conflictOf(error)
    if (!conflict || !item || !compare) throw error
    const current = conflict.current as Item
    if (compareVersions(compare, item, mine, current).overwrites) throw error
    return save(current)
  }
}
