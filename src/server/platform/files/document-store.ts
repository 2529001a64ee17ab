import { createHash, randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { newId } from '../db/portable.ts'
import type { DocumentKind, DocumentType } from '../db/tables/records.ts'
import type { Db } from '../db/transact.ts'
import { isMissing } from '../errors.ts'
import { hasBackupLease } from './backup-lease.ts'
import { isStoredName, requireStoredName } from './documents.ts'
import { filesBelongTo } from './installation-id.queries.ts'
import { isPictureFile } from './pictures.ts'
import type { FileStore } from './stores/file-store.ts'
import { createTrash } from './trash.ts'
import type { Vault } from './vault.ts'

/** An encrypted document in the store, before a row refers to it. */
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

/** Applicants' documents. They are never in the store unencrypted. */
export function createDocuments(store: FileStore, vault: Vault) {
  const folder = 'documents'
  const trash = createTrash(store, folder, isStoredName)
  const toPath = (name: string) => `${folder}/${requireStoredName(name)}`

  /** The document as it was sent. Throws when it is missing or was changed. */
  async function read({ id, kind, storedName }: Reference): Promise<Buffer> {
    const place = toPath(storedName)
    const sealed = await store.get(place).catch(async (error) => {
      if (isMissing(error) && (await trash.takeBack(storedName))) return store.get(place)
      throw error
    })
    return vault.open(sealed, { file: id, class: kind })
  }

  /** Erases a document that was deleted on purpose. Nothing of it stays in the trash. */
  async function remove(name: string) {
    await store.remove(toPath(name))
    await trash.erase(name)
  }

  return {
    hasBackupLease: () => hasBackupLease(store),

    belongTo: (db: Db) => filesBelongTo(db, store),

    remove,

    /**
     * Erases documents that no row will refer to. What cannot be erased now is left to the sweep, so that
     * the reason why they are not needed is what the sender hears.
     */
    async abandon(names: string[]) {
      await Promise.allSettled(names.map(remove))
    },

    async save(kind: DocumentKind, type: DocumentType, bytes: Buffer): Promise<StoredDocument> {
      const id = newId()
      const storedName = `${randomBytes(24).toString('hex')}.${type}`
      const { sealed, keyName } = await vault.seal(bytes, { file: id, class: kind })
      await store.put(toPath(storedName), sealed)
      const sha256 = await sha256Of(bytes)
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
      await store.put(toPath(storedName), sealed)
      return keyName
    },

    has: async (name: string) => (await store.storedAt(toPath(name))) !== undefined,

    /** The names in the store, including temporary files. */
    list: () => store.list(folder),

    takeBack: (name: string) => trash.takeBack(requireStoredName(name)),
    discard: trash.discard,
    emptyTrash: trash.empty,
  }
}

const pieceLength = 512 * 1024

/** In pieces, so that a file of 5 MB does not keep everyone else waiting for 25 ms. */
async function sha256Of(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256')
  for (let start = 0; start < bytes.length; start += pieceLength) {
    hash.update(bytes.subarray(start, start + pieceLength))
    await setImmediate()
  }
  return hash.digest('hex')
}

/** The pictures and documents in a store or in its trash, with names such as `pictures/…`. */
export async function listFiles(store: FileStore, below = ''): Promise<string[]> {
  const pictures = (await store.list(`${below}pictures`)).filter(isPictureFile)
  const documents = (await store.list(`${below}documents`)).filter(isStoredName)
  return [
    ...pictures.map((name) => `pictures/${name}`),
    ...documents.map((name) => `documents/${name}`),
  ]
}
