import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { openToAll } from '../http/access.ts'

/** The built files. Names under /assets/ contain a hash of the content, so those files never change. */
export async function serveBuilt(app: FastifyInstance, dist: string) {
  await app.register(async (scope) => {
    openToAll(scope)
    // The library names the charset of other texts, but not of drawings.
    scope.addHook('onSend', async (_request, reply) => {
      const drawing = 'image/svg+xml'
      if (reply.getHeader('content-type') === drawing) reply.type(`${drawing}; charset=utf-8`)
    })
    await scope.register(fastifyStatic, {
      root: join(dist, 'client'),
      wildcard: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      decorateReply: false,
      globIgnore: ['**/.vite/**', '**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders(reply, path) {
        const forever = path.includes('/client/assets/')
        reply.header(
          'cache-control',
          forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
      },
    })
  })
}
