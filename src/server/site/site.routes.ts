import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { answerError, notFound } from '../errors.ts'
import { openToAll } from '../http/access.ts'
import { sendReady } from '../http/kept.ts'
import type { App } from '../http/routes.ts'
import { officePolicy, type Policy, setPolicy, sitePolicy } from '../http/security.ts'
import { errorPage, officePage, sitePage } from './html.ts'
import type { InProcessFetch, Website } from './website.ts'

const html = 'text/html; charset=utf-8'

/** The HTML pages: the site from memory, the office as a shell. */
export async function siteRoutes(app: App, { settings, kept }: Context, website: Website) {
  const { siteUrl } = settings
  const inProcess = fetchThrough(app)
  const policy = website.development ? developmentPolicy(siteUrl) : sitePolicy(siteUrl)

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    path: string,
  ) => {
    setPolicy(reply, policy)
    const ready = await kept.get(`page ${key}`, async () => {
      const page = await website.render(path, inProcess)
      const assets = await website.assets('site')
      const body = await website.finish(path, sitePage(page, { siteUrl, assets }))
      const keep = page.complete && !website.development
      return { body, type: html, status: page.status, keep }
    })
    return sendReady(request, reply, ready)
  }

  const sendOffice = async (_request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(18).toString('base64')
    setPolicy(reply, website.development ? developmentPolicy(siteUrl) : officePolicy(nonce))
    reply.header('cache-control', 'no-store').type(html)
    return website.finish('/admin', officePage(await website.assets('office'), nonce))
  }

  await app.register(async (pages) => {
    openToAll(pages)
    pages.setErrorHandler(async (error, request, reply) => {
      request.log.error({ err: error }, 'page failed')
      setPolicy(reply, policy)
      return reply
        .code(500)
        .type(html)
        .send(errorPage(await website.assets('site')))
    })
    for (const path of ['/', '/privacy', '/accessibility']) {
      pages.get(path, (request, reply) => sendPage(request, reply, path, path))
    }
    pages.get('/jobs/:jobId', (request, reply) =>
      sendPage(request, reply, 'unknown job', request.url.split('?')[0] ?? '/'),
    )
    pages.get('/admin', sendOffice)
    pages.get('/admin/dashboard', sendOffice)
    pages.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain').send('User-agent: *\nDisallow: /admin\nDisallow: /api/\n'),
    )
  })
  await website.register(app)

  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!wantsPage) return answerError(notFound('That page'), request, reply)
    return sendPage(request, reply, 'not found', '/not-found')
  })
}

/** The renderer asks the same calls as a browser, without leaving the process. */
function fetchThrough(app: App): InProcessFetch {
  return async (path, init) => {
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: path,
      headers: { accept: 'application/json' },
    })
    return new Response(answer.body, { status: answer.statusCode })
  }
}

function developmentPolicy(siteUrl: string): Policy {
  const sockets = siteUrl.replace(/^http/, 'ws')
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'connect-src': ["'self'", sockets, 'ws:'],
  }
}
