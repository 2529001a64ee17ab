import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../db/portable.ts'
import type { Db } from '../db/transact.ts'
import { createBin } from './bin.ts'
import type { DocumentKind, DocumentType } from './documents.ts'
import { filesAreHeld } from './hold.ts'
import { filesBelongTo } from './installation-id.ts'
import { putFile } from './store.ts'
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

type Reference = Pick<StoredDocument, 'id' | 'kind' | 'storedName'>

export type Documents = ReturnType<typeof createDocuments>

/** Applicants' documents. They are never on the disk unencrypted. */
export function createDocuments(dataDir: string, vault: Vault) {
  const dir = join(dataDir, 'documents')
  const bin = createBin(dataDir, 'documents', isStoredName)
  const placeOf = (name: string) => join(dir, requireStoredName(name))

  /** The document as it was sent. Throws when it is missing or was changed. */
  async function read({ id, kind, storedName }: Reference): Promise<Buffer> {
    const place = placeOf(storedName)
    const sealed = await readFile(place).catch(async (error) => {
      if (await bin.takeBack(storedName)) return readFile(place)
      throw error
    })
    return vault.open(sealed, { file: id, class: kind })
  }

  return {
    dir,
    held: () => filesAreHeld(dataDir),

    belongTo: (db: Db) => filesBelongTo(db, dataDir),

    /** Erases a document that was deleted on purpose. Nothing of it stays in the bin. */
    async remove(name: string) {
      await rm(placeOf(name), { force: true })
      await bin.erase(name)
    },

    async save(kind: DocumentKind, type: DocumentType, bytes: Buffer): Promise<StoredDocument> {
      const id = newId()
      const storedName = `${randomBytes(24).toString('hex')}.${type}`
      const { sealed, keyName } = await vault.seal(bytes, { file: id, class: kind })
      await putFile(dir, storedName, sealed)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      return { id, kind, storedName, type, size: bytes.length, sha256, keyName }
    },

    read,

    /**
     * Encrypts a document again with the newest key, and returns the name of that key. Whoever reads it
     * meanwhile finds the old file or the new one.
     */
    async reseal(document: Reference): Promise<string> {
      const { id, kind, storedName } = document
      const { sealed, keyName } = await vault.seal(await read(document), { file: id, class: kind })
      await putFile(dir, storedName, sealed)
      return keyName
    },

    has: async (name: string) =>
      stat(placeOf(name)).then(
        () => true,
        () => false,
      ),

    /** The names on disk, including temporary files. */
    list: () => readdir(dir).catch(() => [] as string[]),

    takeBack: (name: string) => bin.takeBack(requireStoredName(name)),
    discard: bin.discard,
    emptyBin: bin.empty,
  }
}
