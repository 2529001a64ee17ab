import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notices } from '#content/notices.ts'
import { shownName } from '#content/provider.ts'
import { referral } from '#content/referral.ts'
import { sectionPaths } from '#content/sections.ts'
import { docsPath } from '#contract/platform/docs.ts'
import { type Language, languages, pathIn } from '#contract/platform/language.ts'
import type { Look } from '#contract/website/look/brand.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import { findRelyingParty } from '#server/accounts/passkeys/relying-party.ts'
import type { Context } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { openToAll } from '#server/platform/http/access.ts'
import { beginErrorResponse, sendError } from '#server/platform/http/error-response.ts'
import { createFairQueue } from '#server/platform/http/fair-queue.ts'
import { getShare } from '#server/platform/http/rate-limits.ts'
import { sendResponse, toResponse } from '#server/platform/http/response-cache.ts'
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
import type { Feature, Redirect, SendPage } from '#server/records/feature.ts'
import { createLookFiles } from '../look/look.downloads.ts'
import { appLook, replacedNames } from '../look/look-files.ts'
import { listPublishedNotices } from '../notices/notices.queries.ts'
import { errorPage, officePage, sitePage } from './html.ts'
import { fetchThrough } from './in-process-fetch.ts'
import { getKind, textPaths } from './page-kind.ts'
import { contentOf } from './spanish.ts'

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
  const { settings, responseCache, db, details, look, now } = context
  const { siteUrl, picturesUrl } = settings
  const inProcess = fetchThrough(app)
  const policy = policyText(withPicturesFrom(makePolicy(website, siteUrl), picturesUrl))

  const sendIn = (language: Language) => {
    const sendPage: SendPage = async (request, reply, path, key = path) => {
      const address = key && pathIn(language, key)
      const produce = async () => {
        const given = await contentOf(context, language)
        const page = await website.render(path, inProcess, given)
        const assets = await website.assets(getKind(path), language)
        const shown = details.last(language)
        const site = { ...given, siteUrl, assets, details: shown }
        const body = await website.finish(path, sitePage(page, site))
        const cache = page.complete && !website.development
        const headers = {
          'content-security-policy': policy,
          ...(!shown.name && { 'x-robots-tag': 'noindex' }),
        }
        return { body, type: html, status: page.status, cache, headers }
      }
      const response = address
        ? await responseCache.get(`page ${address}`, produce)
        : await filteredPages(getShare(request), 1, async () => toResponse(await produce()))
      app.respondFromMemory(address, request, responseCache.finder(`page ${address}`))
      return sendResponse(request, reply, response)
    }
    return sendPage
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

  const languageOf = async ({ url }: FastifyRequest): Promise<Language> =>
    /^\/es([/?]|$)/.test(url) && (await context.spanish.isOn()) ? 'es' : 'en'

  const publicPages = (pages: FastifyInstance, language: Language) => {
    const sendPage = sendIn(language)
    const redirect: Redirect = (reply, path) => reply.redirect(pathIn(language, path), 301)
    if (language === 'es') {
      pages.addHook('onRequest', async (_request, reply) => {
        if (!(await context.spanish.isOn())) return reply.callNotFound()
      })
      pages.get('', (request, reply) => redirect(reply, `/${new URL(request.url, siteUrl).search}`))
    }
    for (const path of [...textPaths, referral.online.path]) {
      pages.get(path, (request, reply) => sendPage(request, reply, path))
    }
    pages.get('/', { prefixTrailingSlash: 'slash' }, (request, reply) => {
      const filter = readFilter(request)
      const isListing = filter.get('view') === 'jobs'
      if (!isListing && !filter.has('about')) return sendPage(request, reply, '/')
      const path = `/?${filter}`
      return sendPage(request, reply, path, isListing && filter.size === 1 ? path : '')
    })
    for (const [path, hash] of Object.entries(sectionPaths)) {
      for (const each of [path, `${path}/`]) {
        pages.get(each, (_request, reply) => redirect(reply, `/#${hash}`))
      }
    }
    const isInMemory = (path: string) => responseCache.has(`page ${pathIn(language, path)}`)
    const site = { sendPage, redirect, isInMemory, filter: readFilter }
    for (const feature of features) feature.site?.pages(pages, context, site)
  }

  await app.register(async (pages) => {
    openToAll(pages)
    pages.setErrorHandler(async (error, request, reply) => {
      beginErrorResponse(error, request, reply)
      setPolicy(reply, policy)
      const language = await languageOf(request)
      const assets = await website.assets('site', language)
      const page = errorPage({ assets, details: details.last(), look: look.last(), language })
      return reply.type(html).send(page)
    })
    await pages.register(async (english) => publicPages(english, 'en'))
    await pages.register(async (spanish) => publicPages(spanish, 'es'), { prefix: '/es' })
    pages.get(docsPath, (request, reply) => sendIn('en')(request, reply, docsPath))
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
      return sendResponse(request, reply, response)
    })
    pages.get('/sitemap.xml', async (request, reply) => {
      const response = await responseCache.get('sitemap', async () => ({
        body: sitemap({
          siteUrl,
          languages: (await context.spanish.isOn()) ? languages : ['en'],
          ofFeatures: await listAddresses(),
          published: await listPublishedNotices(db),
        }),
        type: 'application/xml; charset=utf-8',
      }))
      return sendResponse(request, reply, response)
    })
  })
  const files = createLookFiles(context)
  await website.register(app, { names: replacedNames, find: files.ofBuild })

  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!wantsPage) return sendError(notFound('That page'), request, reply)
    const sendPage = sendIn(await languageOf(request))
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

type SitemapContent = {
  siteUrl: string
  languages: readonly Language[]
  ofFeatures: Address[]
  published: { updatedAt: string }[]
}

/** All pages for search engines, with the time of the last change where it is known, and in each language. */
export function sitemap({ siteUrl, languages, ofFeatures, published }: SitemapContent) {
  const pages: Address[] = [
    { path: '/' },
    { path: referral.online.path },
    { path: '/privacy' },
    { path: '/accessibility' },
    ...(published.length > 0 ? [{ path: notices.path, updatedAt: latestOf(published) }] : []),
    ...ofFeatures,
  ]
  const urlOf = (path: string, language: Language) =>
    `${siteUrl}${pathIn(language, path)}`.replaceAll('&', '&amp;')
  const alternatesOf = (path: string) =>
    languages.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${urlOf(path, each)}"/>`,
    )
  const entries = pages.flatMap(({ path, updatedAt }) =>
    languages.map((language) =>
      [
        `<url><loc>${urlOf(path, language)}</loc>`,
        ...(updatedAt ? [`<lastmod>${updatedAt}</lastmod>`] : []),
        ...(languages.length > 1 ? alternatesOf(path) : []),
        '</url>',
      ].join(''),
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

const latestOf = (pages: { updatedAt: string }[]) =>
  pages
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)

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
