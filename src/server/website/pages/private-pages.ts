import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PrivatePage } from '#contract/hiring/private-application.ts'
import { type Language, languages, pathIn } from '#contract/platform/language.ts'
import { type LinkPurpose, noLinkMessage } from '#contract/records/private-links.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, optionalWrite } from '#server/platform/db/transact.ts'
import { HttpError } from '#server/platform/errors.ts'
import { openToAll } from '#server/platform/http/access.ts'
import { beginErrorResponse, sendError } from '#server/platform/http/error-response.ts'
import { acceptPlainForms } from '#server/platform/http/form-body.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import type { App } from '#server/platform/http/routes.ts'
import { policyText, setPolicy } from '#server/platform/http/security.ts'
import type { Website } from '#server/platform/website.ts'
import { findLink, recordUse } from '#server/records/private-links/private-links.queries.ts'
import { errorPage, sitePage } from './html.ts'
import { makePolicy } from './site.routes.ts'

type ByToken = { Params: { token: string } }
type OpenedPage = Extract<PrivatePage['content'], { fault?: string }>

/** The response to every link that does not work, whatever the reason. */
export const noLink = () => new HttpError(404, 'no_link', noLinkMessage)

/** The record of a link that works. */
export async function openLink(db: Db, token: string, now: Date, purpose: LinkPurpose) {
  const link = await findLink(db, token, purpose, now)
  if (!link) throw noLink()
  return link
}

/** A form that is sent without a script says the language of its page. */
const languageOf = ({ url }: FastifyRequest): Language =>
  /^\/es\/|\?language=es$/.test(url) ? 'es' : 'en'

/** The token is in the address, so no cache, search engine or other site may learn of it. */
function keepPrivate(scope: FastifyInstance) {
  scope.addHook('onRequest', async (_request, reply) => {
    reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex, noarchive')
  })
}

/** The pages that links of one purpose open. */
export type PrivatePages<Page extends OpenedPage> = {
  /** The address of the page of a link. */
  path: (token: string) => string
  /** What the page shows; fails when the link does not work. */
  read: (context: Context, token: string) => Promise<{ linkId: string; page: Page }>
  /** What is shown before a record is withdrawn. */
  beforeWithdrawing?: (page: Page) => PrivatePage['content']
}

/** Sends the pages of private links. */
function pageSender<Page extends OpenedPage>(
  context: Context,
  website: Website,
  { read, path }: PrivatePages<Page>,
) {
  const { db, now, settings, details, look } = context
  const policy = policyText(makePolicy(website, settings.siteUrl))

  // Links in Spanish were sent while it was on, and have to work after that too.
  const shownLanguage = async (request: FastifyRequest) =>
    (await context.spanish.isOn()) ? languageOf(request) : 'en'

  async function send(reply: FastifyReply, content: PrivatePage['content']) {
    const styled = await look.current()
    const language = await shownLanguage(reply.request)
    const { name, tagline, timeZone, phone, email, hours, english } = details.last(language)
    const shown = { name, tagline, timeZone, phone, email, hours, english }
    const otherPath = (await context.spanish.isOn())
      ? otherPathOf(language, content, reply.request)
      : undefined
    const page = await website.renderPrivatePage(
      { details: shown, look: styled, otherPath, content },
      language,
    )
    const assets = await website.assets('private', language)
    const html = sitePage(page, {
      siteUrl: settings.siteUrl,
      assets,
      details: details.last(language),
      look: styled,
      language,
    })
    setPolicy(reply, policy)
    reply.type('text/html; charset=utf-8')
    return reply.send(await website.finish('/application', html))
  }

  function otherPathOf(
    language: Language,
    { kind }: PrivatePage['content'],
    { params }: FastifyRequest,
  ) {
    const { token } = params as ByToken['Params']
    const question = kind.startsWith('withdraw') ? '/withdraw' : ''
    return pathIn(language === 'es' ? 'en' : 'es', `${path(token)}${question}`)
  }

  /** Says what is wrong with a document, or that a link does not work without telling why. */
  async function sendFault(
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { status, message } = beginErrorResponse(error, request, reply)
    if (status === 429) return send(reply, { kind: 'refused', reason: 'too many' })
    if (status === 404) return send(reply, { kind: 'refused', reason: 'no link' })
    if (status >= 500) {
      setPolicy(reply, policy)
      const language = await shownLanguage(request)
      const assets = await website.assets('private', language)
      const page = errorPage({ assets, details: details.last(), look: look.last(), language })
      return reply.type('text/html; charset=utf-8').send(page)
    }
    const { token } = request.params as ByToken['Params']
    const opened = await open(token).catch((cause: unknown) => ({ cause }))
    // A form may be wrong and its link not work any more.
    if ('cause' in opened) return sendFault(opened.cause, request, reply)
    return send(reply, { ...opened, fault: message })
  }

  async function open(token: string) {
    const { linkId, page } = await read(context, token)
    await optionalWrite(() => recordUse(db, linkId, now()))
    return page
  }

  return { open, send, sendFault }
}

/** Leads a browser without JavaScript back to the page; other senders get a response. */
type BackToPage = (
  request: FastifyRequest<ByToken>,
  reply: FastifyReply,
) => FastifyReply | undefined

/** The calls behind private links. A browser without JavaScript gets pages as responses. */
export function registerPrivateCalls<Page extends OpenedPage>(
  app: App,
  context: Context,
  website: Website | undefined,
  pages: PrivatePages<Page>,
  register: (scope: App, backToPage: BackToPage) => void,
) {
  const sender = website && pageSender(context, website, pages)
  const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true
  return app.register(async (scope: App) => {
    acceptPlainForms(scope)
    keepPrivate(scope)
    scope.setErrorHandler(async (error, request, reply) =>
      sender && wantsPage(request)
        ? sender.sendFault(error, request, reply)
        : sendError(error, request, reply),
    )
    register(scope, (request, reply) =>
      sender && wantsPage(request)
        ? reply.redirect(pathIn(languageOf(request), pages.path(request.params.token)), 303)
        : undefined,
    )
  })
}

/** The pages that private links open, in each language. */
export async function registerPrivatePages<Page extends OpenedPage>(
  app: App,
  context: Context,
  website: Website,
  pages: PrivatePages<Page>,
) {
  const { path, beforeWithdrawing } = pages
  const { open, send, sendFault } = pageSender(context, website, pages)
  const config = limits.openLink

  function register(scope: App) {
    const route = path(':token')
    scope.get<ByToken>(route, { config }, async (request, reply) =>
      send(reply, await open(request.params.token)),
    )
    scope.get<ByToken>(`${route}/`, { config }, (request, reply) =>
      reply.redirect(pathIn(languageOf(request), path(request.params.token)), 301),
    )
    if (!beforeWithdrawing) return
    scope.get<ByToken>(`${route}/withdraw`, { config }, async (request, reply) =>
      send(reply, beforeWithdrawing(await open(request.params.token))),
    )
  }

  await app.register(async (scope: App) => {
    openToAll(scope)
    keepPrivate(scope)
    scope.setErrorHandler(sendFault)
    for (const language of languages) {
      const prefix = pathIn(language, '')
      await scope.register(async (translated: App) => register(translated), { prefix })
    }
  })
}
