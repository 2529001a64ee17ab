import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { type KeyName, type KeyStatus, keyNames } from '#contract/office/status.ts'
import { listFactorKeyNames } from '#server/accounts/second-factor/second-factor.queries.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { listFiles } from '#server/platform/files/document-store.ts'
import type { FileStore } from '#server/platform/files/stores/file-store.ts'
import { fileKeys, hasFilesKey } from '#server/platform/settings/file-keys.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { listKeyNames } from '#server/records/documents/documents.queries.ts'
import { isKeyMissing } from '#server/records/documents/send-document.ts'

type Dependencies = Pick<Context, 'db' | 'documents'>

/** The names of the keys that documents are encrypted with, and that do not open them here. */
export async function listMissingKeys(context: Dependencies): Promise<string[]> {
  const missing: string[] = []
  for (const name of await listKeyNames(context.db)) {
    if (await isKeyMissing(context, name)) missing.push(name)
  }
  return missing
}

export const missingKeysWarning = (names: string[]) =>
  `WARNING: sealed documents cannot be opened: the key ${names.join(', ')} is not in KEYS_DIR or FILES_KEY, or it is a wrong one. Put your copy of the key back.`

/**
 * Creates the first key. When something is already encrypted with a key that is gone, the start stops
 * instead: a new key would hide the loss, and later documents would need the one and earlier ones the other.
 */
export async function ensureFileKeys(
  db: Db,
  store: FileStore,
  { filesKey, keysDir }: Pick<Settings, 'filesKey' | 'keysDir'>,
) {
  if (filesKey === undefined && !(await hasFilesKey(keysDir))) {
    const names = [...new Set([...(await listKeyNames(db)), ...(await listFactorKeyNames(db))])]
    const files = await listFiles(store)
    if (names.length > 0 || files.some((name) => name.startsWith('documents/'))) {
      throw new Error(
        `There is no files-key in ${keysDir}, but applicants' documents or second factors are sealed with a key${names.length > 0 ? ` (${names.join(', ')})` : ''}. ` +
          'Put your copy of the key back, or set FILES_KEY. If it is lost for good, run: npm run office -- keys new',
      )
    }
  }
  await fileKeys(filesKey, keysDir)
}

/** Where each key is, never what it is. One that was deleted is still in the memory of the running server. */
export async function listKeyPlaces(settings: Settings): Promise<KeyStatus['keys']> {
  const given: Record<KeyName, string | undefined> = {
    'files-key': settings.filesKey,
    'backup-key': settings.backupKey,
    'audit-key': settings.auditKey,
    'jwt-secret': settings.jwtSecret,
  }
  const isThere = (name: string) =>
    access(join(settings.keysDir, name)).then(
      () => true,
      () => false,
    )
  const keys: KeyStatus['keys'] = []
  for (const name of keyNames) {
    const place = given[name] ? 'setting' : (await isThere(name)) ? 'folder' : 'missing'
    // The first backup makes it.
    if (name === 'backup-key' && place === 'missing') continue
    keys.push({ name, place })
  }
  return keys
}
