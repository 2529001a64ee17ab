import { createHash } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { type Picture, pictureMessages, pictureTypes } from '#contract/files.ts'
import { type HttpError, tooLarge, wrongType } from '../errors.ts'
import type { SentFile } from '../http/form-parser.ts'
import { createQueue } from '../http/queue.ts'
import { hours } from '../time.ts'
import { filesAreHeld } from './hold.ts'
import { putFile } from './store.ts'

/** A picture as it is stored in a row. A drawing that ships with the product is one file and has no widths. */
export type StoredPicture = { path: string; width: number; height: number; widths: number[] }

export type Pictures = ReturnType<typeof createPictures>

/** The address of pictures, below the site. */
export const picturesPath = '/uploads/pictures'

const widths = [480, 960, 1600]
const formats = ['avif', 'webp'] as const
const pixelLimit = 40_000_000
const strayAge = 1 * hours

sharp.cache(false)

export function createPictures(dataDir: string) {
  const dir = join(dataDir, 'pictures')
  // One at a time, because decoding a picture needs much memory.
  const queue = createQueue(1, Number.POSITIVE_INFINITY)

  return {
    dir,

    /** Decodes the picture and encodes it again, which removes metadata and anything hidden in the file. */
    save: (sent: SentFile): Promise<StoredPicture> => queue(() => encode(dir, sent.bytes)),

    /** Deletes files that no row refers to, unless they are so new that the row may still be written. */
    async sweep(used: StoredPicture[], now: Date): Promise<number> {
      if (await filesAreHeld(dataDir)) return 0
      const names = new Set(used.map(nameOf))
      let removed = 0
      for (const file of await readdir(dir).catch(() => [])) {
        if (names.has(file.split('-')[0] ?? '')) continue
        const { mtimeMs } = await stat(join(dir, file))
        if (now.getTime() - mtimeMs < strayAge) continue
        await rm(join(dir, file), { force: true })
        removed += 1
      }
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

/**
 * The names of a picture's files on disk. Rows may come from a backup that somebody changed, and an
 * invented name could lead out of the folder.
 */
export const filesOf = (picture: StoredPicture): string[] =>
  picture.widths.flatMap((width) => {
    const name = `${nameOf(picture)}-${width}`
    if (!/^[0-9a-f]{32}-\d+$/.test(name)) throw new Error('A row names a picture never stored.')
    return formats.map((format) => `${name}.${format}`)
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

async function encode(dir: string, bytes: Buffer): Promise<StoredPicture> {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const picture = await decode(bytes)
  const wanted = widths.filter((width) => width < picture.width)
  wanted.push(Math.min(picture.width, widths.at(-1) ?? picture.width))
  const chosen = [...new Set(wanted)]
  for (const width of chosen) {
    const resized = picture.pipeline.clone().resize({ width })
    await putFile(
      dir,
      `${name}-${width}.avif`,
      await resized.clone().avif({ effort: 2 }).toBuffer(),
    )
    await putFile(dir, `${name}-${width}.webp`, await resized.webp({ quality: 80 }).toBuffer())
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
  try {
    const options = { failOn: 'error', limitInputPixels: pixelLimit } as const
    const upright = await sharp(bytes, options).autoOrient().toColourspace('srgb').raw()
    const { data, info } = await upright.toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    return { width, height, pipeline: sharp(data, { raw: { width, height, channels } }) }
  } catch {
    const { notAPicture } = pictureMessages
    throw wrongType(notAPicture, { image: notAPicture })
  }
}

const nameOf = ({ path }: StoredPicture) => path.split('/').at(-1)?.split('-')[0] ?? ''
