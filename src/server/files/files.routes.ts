import { mkdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { Context } from '../context.ts'
import { openToAll } from '../http/access.ts'
import type { App } from '../http/routes.ts'
import { picturesPath } from './pictures.ts'

/** Public pictures. Their names are hashes of their content, so a browser may cache them for a year. */
export async function fileRoutes(app: App, { pictures }: Context) {
  await mkdir(pictures.dir, { recursive: true })
  await app.register(async (scope) => {
    openToAll(scope)
    await scope.register(fastifyStatic, {
      root: pictures.dir,
      prefix: `${picturesPath}/`,
      index: false,
      allowedPath: (path) => /^\/[\w-]+\.(avif|webp)$/.test(path),
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '1y',
      decorateReply: false,
    })
  })
}
