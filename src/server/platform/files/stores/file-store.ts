import type { S3Address } from '../../settings/s3-url.ts'

/**
 * Where pictures and documents are stored: a folder or an S3 bucket. A name is a path such as
 * `documents/….pdf`, and only names that we made ourselves are ever passed in.
 */
export type FileStore = {
  /** The setting that says where it is. */
  setting: 'DATA_DIR' | 'FILES_URL'
  /** Resolves when the file is stored safely. It replaces one of the same name in one step. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** The whole file, because all of them are small. `isMissing` recognizes the error when there is none. */
  get: (name: string) => Promise<Buffer>
  /** When the file was stored or moved; undefined when there is none. */
  storedAt: (name: string) => Promise<Date | undefined>
  /** Returns false when there is no such file. `now` counts as the time of the move, where that can be set. */
  move: (from: string, to: string, now?: Date) => Promise<boolean>
  /** Removing a missing file is not an error. */
  remove: (name: string) => Promise<void>
  /** The names in a folder, without the folder. */
  list: (folder: string) => Promise<string[]>
  /** Erases a folder with everything in it. */
  clear: (folder: string) => Promise<void>
  /** Throws when no file can be stored, for example because the disk is full. */
  check: () => Promise<void>
}

/** Where a file should be, in a sentence. */
export const inStore = ({ setting }: FileStore) =>
  setting === 'DATA_DIR' ? 'on the disk' : 'in the S3 store'

export type FilesAddress = { dataDir: string; s3: S3Address | undefined }

/** The folders of a store whose files rows refer to. */
export const fileFolders = ['pictures', 'documents'] as const

/** The folder of the trash. Its name stays, because installations already have files in it. */
export const trashFolder = 'bin'
