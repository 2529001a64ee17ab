import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../db/portable.ts'
import { hours } from '../time.ts'
import type { DocumentKind, DocumentType } from './documents.ts'
import { filesAreHeld } from './hold.ts'
import { isTemporaryName, putFile } from './store.ts'
import { isStoredName, requireStoredName } from './stored-name.ts'
import type { Vault } from './vault.ts'

/** An encrypted document on disk, before a row refers to it. */
export type StoredDocument = {
  id: string
  kind: DocumentKind
  storedName: string
  type: DocumentType
  size: number
  sha256: string
  keyName: string
}

export type Documents = ReturnType<typeof createDocuments>

const strayAge = 1 * hours

/** Applicants' documents. They are never on the disk unencrypted. */
export function createDocuments(dataDir: string, vault: Vault) {
  const dir = join(dataDir, 'documents')
  const placeOf = (name: string) => join(dir, requireStoredName(name))

  return {
    dir,
    held: () => filesAreHeld(dataDir),

    remove: async (name: string) => rm(placeOf(name), { force: true }),

    async save(kind: DocumentKind, type: DocumentType, bytes: Buffer): Promise<StoredDocument> {
      const id = newId()
      const storedName = `${randomBytes(24).toString('hex')}.${type}`
      await putFile(dir, storedName, await vault.seal(bytes, { file: id, class: kind }))
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      return { id, kind, storedName, type, size: bytes.length, sha256, keyName: vault.keyName }
    },

    /** The document as it was sent. Throws when it is missing or was changed. */
    async read(document: Pick<StoredDocument, 'id' | 'kind' | 'storedName'>): Promise<Buffer> {
      const sealed = await readFile(placeOf(document.storedName))
      return vault.open(sealed, { file: document.id, class: document.kind })
    },

    has: async (name: string) =>
      stat(placeOf(name)).then(
        () => true,
        () => false,
      ),

    /** The names on disk, including temporary files. */
    list: () => readdir(dir).catch(() => [] as string[]),

    /** Deletes a file that no row refers to, unless it is so new that its row may still be written. */
    async removeStray(name: string, now: Date): Promise<boolean> {
      // Never deletes a file that the store did not create.
      if (!isStoredName(name) && !isTemporaryName(name)) return false
      const file = join(dir, name)
      const found = await stat(file).catch(() => undefined)
      if (!found || now.getTime() - found.mtimeMs < strayAge) return false
      await rm(file, { force: true })
      return true
    },
  }
}
