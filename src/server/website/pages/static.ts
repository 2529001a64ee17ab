import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unlessMissing } from '#server/platform/errors.ts'
import { openToAll } from '#server/platform/http/access.ts'
import {
  type Encoding,
  encodingFor,
  encodings,
  type ReadyFile,
  readyFile,
  sendBytes,
  wholeOrUnchanged,
} from '#server/platform/http/send-bytes.ts'
import type { ReplacedFiles } from '#server/platform/website.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'application/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/**
 * The built files, in memory from the first time that each is asked for: a build is a few MB, and looking on the disk
 * cost more than the rest of the request. Names under /assets/ contain a hash of the content, so those files never
 * change.
 */
export async function serveBuilt(app: FastifyInstance, dist: string, replaced: ReplacedFiles) {
  const root = join(dist, 'client')
  const onDisk = new Set(await namesIn(root))
  const names = [...onDisk].filter((name) => !/\.(br|gz)$/.test(name) && !name.startsWith('.vite/'))
  const available = new Map(names.map((name) => [name, listEncodings(name, onDisk)]))
  const files = new Map<string, ReadyFile>()

  const read = async (name: string, encoding: Encoding | null) => {
    const path = toPath(name, encoding)
    const bytes = await unlessMissing(undefined, () => readFile(join(root, path)))
    const file = bytes && readyFile(bytes, makeHeaders(name, encoding, bytes))
    if (file) files.set(path, file)
    return file
  }
  const send = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const compressed = available.get(name)
    if (!compressed) return reply.callNotFound()
    const replaceable = replaced.names.includes(name)
    const other = replaceable && (await replaced.find(name))
    if (other) return other(request, reply)
    const encoding = encodingFor(request.headers, compressed)
    const file = files.get(toPath(name, encoding)) ?? (await read(name, encoding))
    // A file of an old build, which a newer one has removed while this server runs.
    if (!file) return reply.callNotFound()
    if (replaceable) return sendBytes(request, reply, file)
    app.respondFromMemory(`/${name}`, request, (headers) => {
      const known = files.get(toPath(name, encodingFor(headers, compressed)))
      return known && !headers.range ? wholeOrUnchanged(headers, known) : undefined
    })
    return sendBytes(request, reply, file)
  }

  await app.register(async (scope) => {
    openToAll(scope)
    for (const name of names.filter((name) => !name.startsWith('assets/'))) {
      scope.get(`/${name}`, (request, reply) => send(name, request, reply))
    }
    scope.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
      send(`assets/${request.params['*']}`, request, reply),
    )
  })
}

const toPath = (name: string, encoding: Encoding | null) =>
  encoding ? name + endings[encoding] : name

function makeHeaders(name: string, encoding: Encoding | null, bytes: Buffer) {
  const forever = name.startsWith('assets/')
  return {
    'cache-control': forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    ...(encoding && { 'content-encoding': encoding }),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    vary: 'accept-encoding',
  }
}

const listEncodings = (name: string, onDisk: Set<string>) =>
  encodings.filter((encoding) => onDisk.has(name + endings[encoding]))

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
}
