import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notices } from '#content/notices.ts'
import { shownName } from '#content/provider.ts'
import { referral } from '#content/referral.ts'
import { sectionPaths } from '#content/sections.ts'
import { docsPath } from '#contract/platform/docs.ts'
import type { Look } from '#contract/website/look/brand.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import { shownTexts } from '#contract/website/site-texts/sections.ts'
import { findRelyingParty } from '#server/accounts/passkeys/relying-party.ts'
import type { Context } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { openToAll } from '#server/platform/http/access.ts'
import { beginErrorResponse, sendError } from '#server/platform/http/error-response.ts'
import { createFairQueue } from '#server/platform/http/fair-queue.ts'
import { getShare } from '#server/platform/http/rate-limits.ts'
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
import type { Website } from '#server/platform/website.ts'
import type { Feature } from '#server/records/feature.ts'
import { createLookFiles } from '../look/look.downloads.ts'
import { appLook, replacedNames } from '../look/look-files.ts'
import { listPublishedNotices } from '../notices/notices.queries.ts'
import { errorPage, officePage, sitePage } from './html.ts'
import { fetchThrough } from './in-process-fetch.ts'
import { getKind, textPaths } from './page-kind.ts'

const html = 'text/html; charset=utf-8'

/** Filtered lists are rendered for each visitor. A flood of them must not keep others from their pages. */
const filteredPages = createFairQueue(50)

/** The HTML pages. Those of the site are cached; those of the office are empty until its script runs. */
export async function siteRoutes(
  app: App,
  context: Context,
  website: Website,
  features: Feature[],
) {
  const { settings, responseCache, db, details, look, texts, now } = context
  const { siteUrl, picturesUrl } = settings
  const inProcess = fetchThrough(app)
  const policy = policyText(withPicturesFrom(makePolicy(website, siteUrl), picturesUrl))

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    key = path,
  ) => {
    const produce = async () => {
      const styled = await look.current()
      const given = {
        details: details.last(),
        look: styled,
        texts: shownTexts(await texts.current()),
      }
      const page = await website.render(path, inProcess, given)
      const assets = await website.assets(getKind(path))
      const shown = details.last()
      const site = { siteUrl, assets, details: shown, look: styled }
      const body = await website.finish(path, sitePage(page, site))
      const cache = page.complete && !website.development
      const headers = {
        'content-security-policy': policy,
        ...(!shown.name && { 'x-robots-tag': 'noindex' }),
      }
      return { body, type: html, status: page.status, cache, headers }
    }
    const response = key
      ? await responseCache.get(`page ${key}`, produce)
      : await filteredPages(getShare(request), 1, async () => compressOnce(await produce()))
    app.respondFromMemory(key, request, responseCache.finder(`page ${key}`))
    return sendCompressed(request, reply, response)
  }

  const listAddresses = async () => {
    const context = features.flatMap(({ site }) => site ?? [])
    return (await Promise.all(context.map((part) => part.addresses(db, now())))).flat()
  }

  const ways = {
    mail: context.mail !== undefined,
    passkeysAt: findRelyingParty(siteUrl)?.id,
  }
  const sendOffice = async (_request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(18).toString('base64')
    const office = website.development ? developmentPolicy(siteUrl) : officePolicy(nonce)
    setPolicy(reply, policyText(withPicturesFrom(office, picturesUrl)))
    reply.header('cache-control', 'no-store').type(html)
    const assets = await website.assets('office')
    const page = { assets, details: details.last(), look: await look.current() }
    return website.finish('/admin', officePage(page, nonce, ways))
  }

  await app.register(async (pages) => {
    openToAll(pages)
    pages.setErrorHandler(async (error, request, reply) => {
      beginErrorResponse(error, request, reply)
      setPolicy(reply, policy)
      const assets = await website.assets('site')
      const page = errorPage({ assets, details: details.last(), look: look.last() })
      return reply.type(html).send(page)
    })
    for (const path of [...textPaths, referral.online.path, docsPath]) {
      pages.get(path, (request, reply) => sendPage(request, reply, path))
    }
    pages.get('/', (request, reply) => {
      const filter = readFilter(request)
      const isListing = filter.get('view') === 'jobs'
      if (!isListing && !filter.has('about')) return sendPage(request, reply, '/')
      const path = `/?${filter}`
      return sendPage(request, reply, path, isListing && filter.size === 1 ? path : '')
    })
    for (const [path, hash] of Object.entries(sectionPaths)) {
      for (const each of [path, `${path}/`]) {
        pages.get(each, (_request, reply) => reply.redirect(`/#${hash}`, 301))
      }
    }
    for (const { site } of features) site?.pages(pages, context, { sendPage, filter: readFilter })
    pages.get(`${docsPath}/`, (_request, reply) => reply.redirect(docsPath, 301))
    for (const path of ['/admin', '/admin/dashboard', '/admin/link', '/admin/forgot']) {
      pages.get(path, sendOffice)
    }
    pages.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robots(siteUrl, details.last())),
    )
    pages.get('/site.webmanifest', async (request, reply) => {
      const response = await responseCache.get('manifest', async () => ({
        body: JSON.stringify(manifest(details.last(), await look.current())),
        type: 'application/manifest+json',
      }))
      return sendCompressed(request, reply, response)
    })
    pages.get('/sitemap.xml', async (request, reply) => {
      const response = await responseCache.get('sitemap', async () => ({
        body: sitemap(siteUrl, await listAddresses(), await listPublishedNotices(db)),
        type: 'application/xml; charset=utf-8',
      }))
      return sendCompressed(request, reply, response)
    })
  })
  const files = createLookFiles(context)
  await website.register(app, { names: replacedNames, find: files.ofBuild })

  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!wantsPage) return sendError(notFound('That page'), request, reply)
    return sendPage(request, reply, '/not-found', 'not found')
  })
}

function readFilter(request: FastifyRequest) {
  const { searchParams } = new URL(request.url, 'http://site')
  const names = ['view', 'search', 'location', 'shift', 'page', 'about']
  return new URLSearchParams(
    [...searchParams].filter(([name, value]) => names.includes(name) && value !== ''),
  )
}

export const makePolicy = (website: Website, siteUrl: string) =>
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

type Address = { path: string; updatedAt?: string | undefined }

/** All pages for search engines, with the time of the last change where it is known. */
export function sitemap(
  siteUrl: string,
  ofFeatures: Address[],
  published: { updatedAt: string }[],
) {
  const pages = [
    entry(`${siteUrl}/`),
    entry(`${siteUrl}${referral.online.path}`),
    entry(`${siteUrl}/privacy`),
    entry(`${siteUrl}/accessibility`),
    ...(published.length > 0 ? [entry(`${siteUrl}${notices.path}`, latestOf(published))] : []),
    ...ofFeatures.map(({ path, updatedAt }) => entry(`${siteUrl}${path}`, updatedAt)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('\n')}
</urlset>
`
}

const latestOf = (pages: { updatedAt: string }[]) =>
  pages
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)

const entry = (url: string, lastChange?: string) =>
  `<url><loc>${url.replaceAll('&', '&amp;')}</loc>${lastChange ? `<lastmod>${lastChange}</lastmod>` : ''}</url>`

/** A site without a name is not ready to be found. */
export const robots = (siteUrl: string, { name }: Pick<SiteDetails, 'name'>) =>
  name
    ? `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n'

const manifest = (details: SiteDetails, look: Look) => ({
  name: shownName(details),
  start_url: '/',
  display: 'browser',
  ...appLook(look),
})
