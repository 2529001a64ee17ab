import { mediaTypes } from './documents.ts'

const pattern = new RegExp(`^[0-9a-f]{48}\\.(${Object.keys(mediaTypes).join('|')})$`)

/** Whether a document's name is one that the store could have given. */
export const isStoredName = (name: unknown): name is string =>
  typeof name === 'string' && pattern.test(name)

/**
 * Rows may come from a backup that somebody changed, and the name becomes a path: any other name could
 * lead out of the folder.
 */
export function requireStoredName(name: unknown): string {
  if (isStoredName(name)) return name
  throw new Error('A row names a document that the store never made.')
}
