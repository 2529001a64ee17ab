import { isPictureFile } from './pictures.ts'
import { isStoredName } from './stored-name.ts'
import type { FileStore } from './stores/file-store.ts'

/** The pictures and documents in a store or in its trash, with names such as `pictures/…`. */
export async function listFiles(store: FileStore, below = ''): Promise<string[]> {
  const pictures = (await store.list(`${below}pictures`)).filter(isPictureFile)
  const documents = (await store.list(`${below}documents`)).filter(isStoredName)
  return [
    ...pictures.map((name) => `pictures/${name}`),
    ...documents.map((name) => `documents/${name}`),
  ]
}
