import type { Context } from '#server/platform/context.ts'
import { isMissing, StoreFault } from '#server/platform/errors.ts'
import { listFilesOfKey } from './document-rows.queries.ts'

/** A damaged document says nothing about its key, so several are tried. */
const samples = 3

/** Also true for a wrong key of the right name. */
export async function isKeyMissing(
  { db, documents }: Pick<Context, 'db' | 'documents'>,
  keyName: string,
): Promise<boolean> {
  let refused = false
  for (const { id, kind, stored_name } of await listFilesOfKey(db, keyName, samples)) {
    try {
      await documents.read({ id, kind, storedName: stored_name })
      return false
    } catch (error) {
      // A store that is out of reach says nothing about the key.
      if (error instanceof StoreFault) throw error
      if (!isMissing(error)) refused = true
    }
  }
  return refused
}
