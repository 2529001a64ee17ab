import { getConflict } from '#web/api/api-error.ts'
import { type CompareOptions, compareVersions } from './compare.ts'

/**
 * Saves on top of the version that was edited. When there is a newer version, it is a conflict only
 * if something in it would be overwritten: a slide that was only moved meanwhile can still be saved.
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
    const conflict = getConflict(error)
    if (!conflict || !item || !compare) throw error
    const current = conflict.current as Item
    if (compareVersions(compare, item, mine, current).overwrites) throw error
    return save(current)
  }
}
