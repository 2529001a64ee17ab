import { listOneFilePerKey } from '../applications/application-files.queries.ts'
import { connect } from '../db/connect.ts'
import { createDocuments } from '../files/document-store.ts'
import { createVault } from '../files/vault.ts'
import { knownFileKeys } from '../keys.ts'
import type { Settings } from '../settings.ts'

/** The names of the keys that documents were encrypted with and that are not available here. */
export async function listMissingKeys(settings: Settings): Promise<string[]> {
  const keys = await knownFileKeys(settings.filesKey, settings.keysDir)
  const db = connect(settings)
  try {
    const missing: string[] = []
    for (const { id, kind, stored_name, key_name } of await listOneFilePerKey(db)) {
      const document = { id, kind, storedName: stored_name }
      const opens =
        keys.length > 0 &&
        (await createDocuments(settings.dataDir, createVault(keys))
          .read(document)
          .then(
            () => true,
            () => false,
          ))
      if (!opens) missing.push(key_name)
    }
    return missing
  } finally {
    await db.destroy()
  }
}
