import { mediaTypes } from './documents.ts'

const form = new RegExp(`^[0-9a-f]{48}\\.(${Object.keys(mediaTypes).join('|')})$`)

/** Whether a document's name has the one form that the store gives. */
export const isStoredName = (name: unknown): name is string =>
  typeof name === 'string' && form.test(name)

/**
 * Rows may come from a backup that somebody changed, and a name becomes a place on the disk: any
 * other form could lead out of the folder.
 */
export function requireStoredName(name: unknown): string {
  if (isStoredName(name)) return name
  throw new Error('A row names a document that the store never made.')
}
