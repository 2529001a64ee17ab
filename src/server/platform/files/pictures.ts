import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { type Picture, pictureMessages, pictureTypes } from '#contract/platform/files.ts'
import type { Db } from '../db/transact.ts'
import { type HttpError, tooLarge, wrongType } from '../errors.ts'
import type { SentFile } from '../http/form-parser.ts'
import { createQueue } from '../http/queue.ts'
import { hasBackupLease } from './backup-lease.ts'
import { loadSharp } from './documents.ts'
import { filesBelongTo } from './installation-id.queries.ts'
import type { FileStore } from './stores/file-store.ts'
import { createTrash } from './trash.ts'

/** A picture as it is stored in a row. A drawing that ships with the product is one file and has no widths. */
export type StoredPicture = { path: string; width: number; height: number; widths: number[] }

export type Pictures = ReturnType<typeof createPictures>

/** The address of pictures, below the site. */
export const picturesPath = '/uploads/pictures'

const widths = [480, 960, 1600]
const formats = ['avif', 'webp'] as const
const pixelLimit = 40_000_000
/** The longest side that the formats can store. A long, thin picture would also take minutes to resize. */
const sideLimit = 16_383

const folder = 'pictures'

export function createPictures(store: FileStore) {
  const trash = createTrash(store, folder, isPictureFile)
  // One at a time, because decoding a picture needs much memory.
  const queue = createQueue(1, Number.POSITIVE_INFINITY)

  return {
    belongTo: (db: Db) => filesBelongTo(db, store),

    /** Decodes the picture and encodes it again, which removes metadata and anything hidden in the file. */
    save: (sent: SentFile): Promise<StoredPicture> => queue(() => encode(store, sent.bytes)),

    /** One file of a picture. */
    read: (file: string): Promise<Buffer> => store.get(`${folder}/${file}`),

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
    return formats.map((format) => {
      const file = `${name}.${format}`
      if (!isPictureFile(file)) throw new Error('A row names a picture never stored.')
      return file
    })
  })

export function toPicture({ path, width, height, widths }: StoredPicture): Picture {
  const base = path.replace(/-\d+\.webp$/, '')
  const sources = widths.length === 0 ? [] : formats
  return {
    width,
    height,
    sources: sources.map((format) => ({
      type: `image/${format}`,
      srcset: widths.map((w) => `${base}-${w}.${format} ${w}w`).join(', '),
    })),
  }
}

async function encode(store: FileStore, bytes: Buffer): Promise<StoredPicture> {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const picture = await decode(bytes)
  const wanted = widths.filter((width) => width < picture.width)
  wanted.push(Math.min(picture.width, widths.at(-1) ?? picture.width))
  const chosen = [...new Set(wanted)]
  for (const width of chosen) {
    const resized = picture.pipeline.clone().resize({ width })
    const file = `${folder}/${name}-${width}`
    await store.put(`${file}.avif`, await resized.clone().avif({ effort: 2 }).toBuffer())
    await store.put(`${file}.webp`, await resized.webp({ quality: 80 }).toBuffer())
  }
  const widest = chosen.at(-1) ?? picture.width
  return {
    path: `${picturesPath}/${name}-${widest}.webp`,
    width: widest,
    height: Math.round((picture.height * widest) / picture.width),
    widths: chosen,
  }
}

async function decode(bytes: Buffer) {
  const sharp = await loadSharp()
  try {
    const options = { failOn: 'error', limitInputPixels: pixelLimit } as const
    const source = sharp(bytes, options)
    const sides = await source.metadata()
    if (Math.max(sides.width, sides.height) > sideLimit) throw new Error('A side is too long.')
    const upright = source.autoOrient().toColourspace('srgb').raw()
    const { data, info } = await upright.toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    return { width, height, pipeline: sharp(data, { raw: { width, height, channels } }) }
  } catch {
    const { notAPicture } = pictureMessages
    throw wrongType(notAPicture, { image: notAPicture })
  }
}

const getName = ({ path }: StoredPicture) => path.split('/').at(-1)?.split('-')[0] ?? ''

/** A drawing that ships with the product is one file, in one width. */
export const drawing = (path: string, { width, height }: Picture): StoredPicture => ({
  path,
  width,
  height,
  widths: [],
})
