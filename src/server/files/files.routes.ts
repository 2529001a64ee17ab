import { z } from 'zod'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { partOf } from '../http/range.ts'
import type { App } from '../http/routes.ts'
import { createPictureCache } from './picture-cache.ts'
import { isPictureFile, picturesPath } from './pictures.ts'
import { isMissing } from './stores/store-errors.ts'

const unchanging = 'public, max-age=31536000, immutable'
/** Short, because the address in the settings may change. */
const redirected = 'public, max-age=3600'

/** Public pictures. Their names are hashes of their content, so a browser may cache them for a year. */
export async function fileRoutes(app: App, { pictures, settings }: Context) {
  const read = createPictureCache(pictures.read)
  const schema = { hide: true, params: z.object({ file: z.string() }) }

  app.get(
    `${picturesPath}/:file`,
    { config: { access: 'public' }, schema },
    async (request, reply) => {
      const { file } = request.params
      if (!isPictureFile(file)) throw notFound('This picture')
      const etag = `"${file}"`
      if (settings.picturesUrl) {
        return reply.header('cache-control', redirected).redirect(`${settings.picturesUrl}/${file}`)
      }
      const bytes = await read(file).catch((error) => {
        throw isMissing(error) ? notFound('This picture') : error
      })
      const { range, 'if-range': ifRange = etag, 'if-none-match': known } = request.headers
      reply.headers({ 'cache-control': unchanging, 'accept-ranges': 'bytes', etag })
      if (known === etag) return reply.code(304).send()
      reply.type(file.endsWith('.avif') ? 'image/avif' : 'image/webp')
      const part = ifRange === etag ? partOf(range, bytes.length) : undefined
      if (!part) return reply.send(bytes)
      if (part === 'outside') {
        return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
      }
      const { first, last } = part
      return reply
        .code(206)
        .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
        .send(bytes.subarray(first, last + 1))
    },
  )
}
