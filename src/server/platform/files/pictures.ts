import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { type Picture, pictureMessages, pictureTypes } from '#contract/platform/files.ts'
import { pictureFormats, type StoredPicture } from '#contract/platform/pictures.ts'
import type { Db } from '../db/transact.ts'
import { type HttpError, tooLarge, wrongType } from '../errors.ts'
import type { SentFile } from '../http/form-parser.ts'
import { hasBackupLease } from './backup-lease.ts'
import type { EncodedPicture } from './decode-worker.ts'
import { pictureDecoder } from './decoder.ts'
import { filesBelongTo } from './installation-id.queries.ts'
import type { FileStore } from './stores/file-store.ts'
import { createTrash } from './trash.ts'

export type Pictures = ReturnType<typeof createPictures>

/** The address of pictures, below the site. */
export const picturesPath = '/uploads/pictures'

const folder = 'pictures'

export function createPictures(store: FileStore) {
  const trash = createTrash(store, folder, isPictureFile)

  return {
    belongTo: (db: Db) => filesBelongTo(db, store),

    /** Decodes the picture and encodes it again, which removes metadata and anything hidden in the file. */
    async save({ bytes }: SentFile, sender = ''): Promise<StoredPicture> {
      const result = await pictureDecoder.decode('encode', bytes, sender)
      if (result.readable && result.picture) {
        const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
        return storeFiles(store, name, result.picture)
      }
      const { notAPicture } = pictureMessages
      throw wrongType(notAPicture, { image: notAPicture })
    },

    /** The same for the widest file of a picture from another installation, which keeps its name. Returns false when it is another picture. */
    async saveCopy(picture: StoredPicture, bytes: Buffer): Promise<boolean> {
      const result = await pictureDecoder.decode('encode', bytes, '')
      if (!result.readable || !result.picture) return false
      const { files } = result.picture
      if (!picture.widths.every((width) => files.some((file) => file.width === width))) return false
      await storeFiles(store, getName(picture), result.picture)
      return true
    },

    /** One file of a picture. */
    read: (file: string): Promise<Buffer> => store.get(`${folder}/${file}`),

    /** Whether all files of a picture are there. */
    async isStored(picture: StoredPicture): Promise<boolean> {
      for (const file of listPictureFiles(picture)) {
        if ((await store.storedAt(`${folder}/${file}`)) === undefined) return false
      }
      return true
    },

    /** Moves files that no row refers to into the trash, and files that one needs out of it. */
    async sweep(used: StoredPicture[], now: Date): Promise<number> {
      if (await hasBackupLease(store)) return 0
      const found = new Set(await store.list(folder))
      const needed = new Set(used.flatMap(listPictureFiles))
      for (const file of needed) if (!found.has(file)) await trash.takeBack(file)
      let removed = 0
      for (const file of found) {
        if (!needed.has(file) && (await trash.discard(file, now))) removed += 1
      }
      await trash.empty(now)
      return removed
    },
  }
}

/** What is wrong with a sent picture, as far as can be seen without decoding it. */
export async function pictureFault(field: string, sent: SentFile): Promise<HttpError | undefined> {
  const { notAPicture, tooLarge: message } = pictureMessages
  if (sent.oversize) return tooLarge(message, { [field]: message })
  const type = await fileTypeFromBuffer(sent.bytes)
  const known = pictureTypes.some((mime) => mime === type?.mime)
  return known ? undefined : wrongType(notAPicture, { [field]: notAPicture })
}

export const fromStored = (text: string | null): StoredPicture | null =>
  text === null ? null : JSON.parse(text)

/** Whether a file's name is one that a picture could have been stored under. */
export const isPictureFile = (name: string) => /^[0-9a-f]{32}-\d+\.(avif|webp)$/.test(name)

/**
 * The names of a picture's files. Rows may come from a backup that somebody changed, and an
 * invented name could lead out of the folder.
 */
export const listPictureFiles = (picture: StoredPicture): string[] =>
  picture.widths.flatMap((width) => {
    const name = `${getName(picture)}-${width}`
    return pictureFormats.map((format) => {
      const file = `${name}.${format}`
      if (!isPictureFile(file)) throw new Error('A row names a picture never stored.')
      return file
    })
  })

async function storeFiles(
  store: FileStore,
  name: string,
  picture: EncodedPicture,
): Promise<StoredPicture> {
  for (const file of picture.files) {
    await store.put(`${folder}/${name}-${file.width}.${file.format}`, file.bytes)
  }
  const widths = [...new Set(picture.files.map(({ width }) => width))]
  const widest = widths.at(-1) ?? picture.width
  return {
    path: `${picturesPath}/${name}-${widest}.webp`,
    width: widest,
    height: Math.round((picture.height * widest) / picture.width),
    widths,
  }
}

const getName = (picture: StoredPicture) => widestFile(picture).split('-')[0] ?? ''

/** The file from which the others of a picture can be made again. */
export const widestFile = ({ path }: StoredPicture) => path.split('/').at(-1) ?? ''

/** A drawing that ships with the product is one file, in one width. */
export const drawing = (path: string, { width, height }: Picture): StoredPicture => ({
  path,
  width,
  height,
  widths: [],
})
