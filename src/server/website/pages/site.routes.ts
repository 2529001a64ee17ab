import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notices } from '#content/notices.ts'
import { referral } from '#content/referral.ts'
import { docsPath } from '#contract/platform/docs.ts'
import { listPublishedAddresses } from '#server/hiring/jobs/public-jobs.queries.ts'
import { resolveJob } from '#server/hiring/jobs/resolve-job.ts'
import type { Context } from '#server/platform/context.ts'
import { answerError, beginErrorAnswer, notFound } from '#server/platform/errors.ts'
import { openToAll } from '#server/platform/http/access.ts'
import { createQueue } from '#server/platform/http/queue.ts'
import { compressOnce, sendCompressed } from '#server/platform/http/response-cache.ts'
import type { App } from '#server/platform/http/routes.ts'
import {
  officePolicy,
  type Policy,
  policyText,
  setPolicy,
  sitePolicy,
  withPicturesFrom,
} from '#server/platform/http/security.ts'
import { listPublishedNotices } from '../notices/notices.queries.ts'
import { errorPage, officePage, sitePage } from './html.ts'
import { fetchThrough } from './in-process-fetch.ts'
import { robots, sitemap } from './sitemap.ts'
import type { PageKind, Website } from './website.ts'

type ByName = { Params: { name: string } }

const html = 'text/html; charset=utf-8'
const listing = '/?view=jobs'
const textPaths = ['/privacy', '/accessibility', notices.path]

/** Filtered lists are rendered for each visitor. A flood of them must not keep others from their pages. */
const filteredPages = createQueue(1, 20)

/** The HTML pages. Those of the site are cached; those of the office are empty until its script runs. */
export async function siteRoutes(app: App, context: Context, website: Website) {
  const { settings, responseCache, db, details, now } = context
  const { siteUrl, picturesUrl } = settings
  const inProcess = fetchThrough(app)
  const policy = policyText(withPicturesFrom(policyOf(website, siteUrl), picturesUrl))

  /** Caches the page under `key`. With an empty key it is rendered for this visitor only. */
  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    key = path,
  ) => {
    const produce = async () => {
      const page = await website.render(path, inProcess, details.last())
      const assets = await website.assets(kindOf(path))
      const body = await website.finish(path, sitePage(page, { siteUrl, assets }))
      const cache = page.complete && !website.development
      const headers = { 'content-security-policy': policy }
      return { body, type: html, status: page.status, cache, headers }
    }
    const answer = key
      ? await responseCache.get(`page ${key}`, produce)
      : await filteredPages(async () => compressOnce(await produce()))
    app.answerFromMemory(key, request, responseCache.finder(`page ${key}`))
    return sendCompressed(request, reply, answer)
  }

  const sendOffice = async (_request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(18).toString('base64')
    const office = website.development ? developmentPolicy(siteUrl) : officePolicy(nonce)
    setPolicy(reply, policyText(withPicturesFrom(office, picturesUrl)))
    reply.header('cache-control', 'no-store').type(html)
    return website.finish('/admin', officePage(await website.assets('office'), nonce))
  }

  await app.register(async (pages) => {
    openToAll(pages)
    pages.setErrorHandler(async (error, request, reply) => {
      beginErrorAnswer(error, request, reply)
      setPolicy(reply, policy)
      const { phone } = details.last()
      return reply.type(html).send(errorPage(await website.assets('site'), phone))
    })
    for (const path of [...textPaths, referral.online.path, docsPath]) {
      pages.get(path, (request, reply) => sendPage(request, reply, path))
    }
    pages.get('/', (request, reply) => {
      const filter = filterOf(request)
      const isListing = filter.get('view') === 'jobs'
      if (!isListing && !filter.has('about')) return sendPage(request, reply, '/')
      const path = `/?${filter}`
      return sendPage(request, reply, path, isListing && filter.size === 1 ? path : '')
    })
    for (const path of ['/careers', '/jobs']) {
      pages.get(path, (_request, reply) => reply.redirect(listing, 301))
    }
    pages.get<ByName>('/jobs/:name', async (request, reply) => {
      const { name } = request.params
      if (name === '') return reply.redirect(listing, 301)
      const found = await resolveJob(db, name, now()).catch((error) => {
        // A page in memory is shown without the database too.
        if (responseCache.has(`page /jobs/${name}`)) return { id: name }
        throw error
      })
      // Every unknown job gets the same page, so that nobody can fill the cache with invented names.
      if (!found) return sendPage(request, reply, '/jobs/unknown', 'unknown job')
      const filter = filterOf(request)
      filter.delete('view')
      filter.delete('about')
      const path = `/jobs/${found.id}`
      const full = filter.size > 0 ? `${path}?${filter}` : path
      if (name !== found.id) return reply.header('cache-control', 'no-cache').redirect(full, 301)
      return sendPage(request, reply, full, filter.size > 0 ? '' : path)
    })
    pages.get<ByName>('/jobs/:name/', (request, reply) =>
      reply.redirect(`/jobs/${encodeURIComponent(request.params.name)}`, 301),
    )
    pages.get(`${docsPath}/`, (_request, reply) => reply.redirect(docsPath, 301))
    pages.get('/admin', sendOffice)
    pages.get('/admin/dashboard', sendOffice)
    pages.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robots(siteUrl)),
    )
    pages.get('/sitemap.xml', async (request, reply) => {
      const answer = await responseCache.get('sitemap', async () => ({
        body: sitemap(
          siteUrl,
          await listPublishedAddresses(db, now()),
          await listPublishedNotices(db),
        ),
        type: 'application/xml; charset=utf-8',
      }))
      return sendCompressed(request, reply, answer)
    })
  })
  await website.register(app)

  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!wantsPage) return answerError(notFound('That page'), request, reply)
    return sendPage(request, reply, '/not-found', 'not found')
  })
}

/** The parameters that change the page. Others, such as those of a campaign, are ignored. */
function filterOf(request: FastifyRequest) {
  const { searchParams } = new URL(request.url, 'http://site')
  const names = ['view', 'search', 'location', 'shift', 'page', 'about']
  return new URLSearchParams(
    [...searchParams].filter(([name, value]) => names.includes(name) && value !== ''),
  )
}

function kindOf(path: string): PageKind {
  if (path === docsPath) return 'docs'
  if (textPaths.includes(path)) return 'text'
  if (path.startsWith('/jobs/')) return 'job'
  return path === referral.online.path ? 'referral' : 'site'
}

export const policyOf = (website: Website, siteUrl: string) =>
  website.development ? developmentPolicy(siteUrl) : sitePolicy(siteUrl)

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
