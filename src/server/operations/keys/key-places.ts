import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { type KeyName, type KeyStatus, keyNames } from '#contract/office/status.ts'
import type { Settings } from '#server/platform/settings/settings.ts'

/** Where each key is, never what it is. One that was deleted is still in the memory of the running server. */
export async function listKeyPlaces(settings: Settings): Promise<KeyStatus['keys']> {
  const given: Record<KeyName, string | undefined> = {
    'files-key': settings.filesKey,
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
    keys.push({ name, place })
  }
  return keys
}
