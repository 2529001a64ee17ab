import { createDiskStore } from './disk-store.ts'
import type { FileStore, FilesAddress } from './file-store.ts'

/** The client of S3 needs time and memory to load, so only those who use it load it. */
export async function openFileStore({ dataDir, s3 }: FilesAddress): Promise<FileStore> {
  if (!s3) return createDiskStore(dataDir)
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(s3)
}
