import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Look, LookPicture } from '#contract/website/look/brand.ts'
import { typefaces } from '#contract/website/look/typefaces.ts'
import type { Context } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { sendResponse, toResponse } from '#server/platform/http/response-cache.ts'
import type { App } from '#server/platform/http/routes.ts'
import { readContent } from './look.queries.ts'
import { type LookFile, makeFile } from './look-files.ts'
import { fontFaces, fontsPath, readFont } from './look-fonts.ts'

const unchanging = 'public, max-age=31536000, immutable'
/** For an address that stays when the look changes. */
const changing = 'public, max-age=3600'
const mostFiles = 40

/** A drawing that someone opens as a page can load and run nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

type Send = (request: FastifyRequest, reply: FastifyReply) => unknown

/** Makes the files of the current look and keeps them in memory. */
export function createLookFiles({ look, db }: Pick<Context, 'look' | 'db'>) {
  const made = new Map<string, Promise<Send | undefined>>()

  const readPicture = async ({ id }: LookPicture) => {
    const content = await readContent(db, id)
    if (!content) throw notFound('This picture')
    return content
  }
  const make = async (current: Look, name: string, caching: string) => {
    const file = await makeFile(name, current, readPicture)
    return file && prepare(file, caching)
  }
  /** How a file of this look is sent; undefined when there is none of this name. */
  const find = (current: Look, name: string, caching: string) => {
    const id = `${current.key} ${name} ${caching}`
    const known = made.get(id)
    if (known) return known
    const file = make(current, name, caching)
    made.set(id, file)
    file.catch(() => made.delete(id))
    if (made.size > mostFiles) made.delete(made.keys().next().value ?? '')
    return file
  }

  return {
    /** A file at an address with a key. One of another look gets the current file, which it must not keep. */
    async ofKey(key: string, name: string) {
      const current = look.last().key === key ? look.last() : await look.current()
      return find(current, name, current.key === key ? unchanging : 'no-cache')
    },

    /** A file at the address of the build, if the look is not the built-in one. */
    async ofBuild(name: string) {
      const current = look.last()
      return current.key ? find(current, name, changing) : undefined
    },
  }
}

function prepare({ bytes, type }: LookFile, caching: string): Send {
  const headers = { 'cache-control': caching, 'content-security-policy': policy }
  const response = toResponse({ body: bytes, type, headers })
  return (request, reply) => sendResponse(request, reply, response)
}

const hidden = { hide: true }
const config = { access: 'public' as const }
const ByName = z.object({ file: z.string() })

/** Everything that is made from looks. Keys and hashes are in the addresses, so what is there never changes. */
export async function lookDownloads(app: App, context: Context) {
  const files = createLookFiles(context)

  app.get(
    '/look/:key/:file',
    { config, schema: { ...hidden, params: ByName.extend({ key: z.string() }) } },
    async (request, reply) => {
      const { key, file } = request.params
      const send = await files.ofKey(key, file)
      if (!send) throw notFound('This file')
      return send(request, reply)
    },
  )

  app.get(
    '/look/pictures/:file',
    { config, schema: { ...hidden, params: ByName } },
    async (request, reply) => {
      const [, id, type] = /^([\da-f]{32})\.(svg|png)$/.exec(request.params.file) ?? []
      const bytes = id && (await readContent(context.db, id))
      if (!bytes) throw notFound('This picture')
      const media = type === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/png'
      return (await prepare({ bytes, type: media }, unchanging))(request, reply)
    },
  )

  app.get(
    `${fontsPath}/:file`,
    { config, schema: { ...hidden, params: ByName } },
    async (request, reply) => {
      const { file } = request.params
      const typeface = typefaces.find(({ id }) => file === `${id}.css`)
      if (typeface) return reply.type('text/css; charset=utf-8').send(fontFaces(typeface))
      const bytes = await readFont(file)
      if (!bytes) throw notFound('This font')
      return reply.header('cache-control', unchanging).type('font/woff2').send(bytes)
    },
  )
}
