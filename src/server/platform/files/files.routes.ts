import { z } from 'zod'
import { notFound } from '../errors.ts'
import { isMissing } from '../file-errors.ts'
import type { App } from '../http/routes.ts'
import { readyFile, sendBytes } from '../http/send-bytes.ts'
import type { Settings } from '../settings/settings.ts'
import { createPictureCache } from './picture-cache.ts'
import { isPictureFile, type Pictures, picturesPath } from './pictures.ts'

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
