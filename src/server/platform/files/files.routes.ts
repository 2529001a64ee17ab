import { z } from 'zod'
import { isMissing, notFound } from '../errors.ts'
import type { App } from '../http/routes.ts'
import { readyFile, sendBytes } from '../http/send-bytes.ts'
import type { Settings } from '../settings/settings.ts'
import { isPictureFile, type Pictures, picturesPath } from './pictures.ts'

const sizeLimit = 32 * 1024 * 1024

/**
 * Keeps the pictures that were asked for last in memory, because a store may be far away. Those who ask
 * for the same one at the same time wait for one request. A picture that could not be read is not kept.
 */
export function createPictureCache(read: (file: string) => Promise<Buffer>) {
  const pictures = new Map<string, { bytes: Promise<Buffer>; size: number }>()
  let size = 0

  function forget(file: string) {
    size -= pictures.get(file)?.size ?? 0
    pictures.delete(file)
  }

  return (file: string): Promise<Buffer> => {
    const known = pictures.get(file)
    if (known) {
      // The map keeps the order of insertion, so the first one is the one that was not used for longest.
      pictures.delete(file)
      pictures.set(file, known)
      return known.bytes
    }
    const entry = { bytes: read(file), size: 0 }
    pictures.set(file, entry)
    entry.bytes.then(
      (bytes) => {
        entry.size = bytes.length
        size += bytes.length
        for (const [oldest] of pictures) {
          if (size <= sizeLimit) break
          forget(oldest)
        }
      },
      () => forget(file),
    )
    return entry.bytes
  }
}

const unchanging = 'public, max-age=31536000, immutable'
/** Short, because the address in the settings may change. */
const redirected = 'public, max-age=3600'

/** Public pictures. Their names are hashes of their content, so a browser may cache them for a year. */
export async function fileRoutes(
  app: App,
  { pictures, settings }: { pictures: Pictures; settings: Settings },
) {
  const read = createPictureCache(pictures.read)
  const schema = { hide: true, params: z.object({ file: z.string() }) }

  app.get(
    `${picturesPath}/:file`,
    { config: { access: 'public' }, schema },
    async (request, reply) => {
      const { file } = request.params
      if (!isPictureFile(file)) throw notFound('This picture')
      if (settings.picturesUrl) {
        return reply.header('cache-control', redirected).redirect(`${settings.picturesUrl}/${file}`)
      }
      const bytes = await read(file).catch((error) => {
        throw isMissing(error) ? notFound('This picture') : error
      })
      const headers = {
        'cache-control': unchanging,
        'content-type': file.endsWith('.avif') ? 'image/avif' : 'image/webp',
        etag: `"${file}"`,
      }
      return sendBytes(request, reply, readyFile(bytes, headers))
    },
  )
}
