import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { canWithdraw, type PrivatePage } from '#contract/hiring/private-application.ts'
import type { Context } from '#server/platform/context.ts'
import { optionalWrite } from '#server/platform/db/transact.ts'
import { openToAll } from '#server/platform/http/access.ts'
import { beginErrorResponse, sendError } from '#server/platform/http/error-response.ts'
import { acceptPlainForms } from '#server/platform/http/form-body.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import type { App } from '#server/platform/http/routes.ts'
import { policyText, setPolicy } from '#server/platform/http/security.ts'
import type { Website } from '#server/platform/website.ts'
import { recordUse } from '#server/records/private-links/private-links.queries.ts'
import { errorPage, sitePage } from '#server/website/pages/html.ts'
import { makePolicy } from '#server/website/pages/site.routes.ts'
import { openLink, readPrivateApplication } from './private-application.ts'

type ByToken = { Params: { token: string } }
type OpenedPage = Extract<PrivatePage['content'], { fault?: string }>
type ApplicationPage = Extract<OpenedPage, { kind: 'application' }>

/** The token is in the address, so no cache, search engine or other site may learn of it. */
function keepPrivate(scope: FastifyInstance) {
  scope.addHook('onRequest', async (_request, reply) => {
    reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex, noarchive')
  })
}

/** Sends the pages of private links. */
export function privatePages<Page extends OpenedPage>(
  { settings, details }: Context,
  website: Website,
  /** What a page shows that a link opens; fails when the link does not work. */
  open: (token: string) => Promise<Page>,
) {
  const policy = policyText(makePolicy(website, settings.siteUrl))

  async function send(reply: FastifyReply, content: PrivatePage['content']) {
    const { phone, email, hours } = details.last()
    const page = await website.renderPrivatePage({ details: { phone, email, hours }, content })
    const assets = await website.assets('private')
    const html = sitePage(page, { siteUrl: settings.siteUrl, assets })
    setPolicy(reply, policy)
    reply.type('text/html; charset=utf-8')
    return reply.send(await website.finish('/application', html))
  }

  /** Says what is wrong with a document, or that a link does not work without telling why. */
  async function sendFault(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { status, message } = beginErrorResponse(error, request, reply)
    if (status === 429) return send(reply, { kind: 'refused', reason: 'too many' })
    if (status === 404) return send(reply, { kind: 'refused', reason: 'no link' })
    if (status >= 500) {
      setPolicy(reply, policy)
      const page = errorPage(await website.assets('private'), details.last().phone)
      return reply.type('text/html; charset=utf-8').send(page)
    }
    const { token } = request.params as ByToken['Params']
    return send(reply, { ...(await open(token)), fault: message })
  }

  return { send, sendFault, open }
}

type Pages = Pick<ReturnType<typeof privatePages>, 'sendFault'>
type WantsPage = (request: FastifyRequest) => boolean

/** The calls behind private links. A browser without JavaScript gets pages as responses. */
export function registerPrivateCalls(
  app: App,
  pages: Pages | undefined,
  register: (scope: App, wantsPage: WantsPage) => void,
) {
  const wantsPage: WantsPage = ({ headers }) =>
    pages !== undefined && headers.accept?.includes('text/html') === true
  return app.register(async (scope: App) => {
    acceptPlainForms(scope)
    keepPrivate(scope)
    scope.setErrorHandler(async (error, request, reply) =>
      pages && wantsPage(request)
        ? pages.sendFault(error, request, reply)
        : sendError(error, request, reply),
    )
    register(scope, wantsPage)
  })
}

/** The pages that private links open. */
export function registerPrivatePages(app: App, pages: Pages, register: (scope: App) => void) {
  return app.register(async (scope: App) => {
    openToAll(scope)
    keepPrivate(scope)
    scope.setErrorHandler(pages.sendFault)
    register(scope)
  })
}

/** Those of links that show where an application stands. */
export const applicationPages = (context: Context, website: Website) =>
  privatePages<ApplicationPage>(context, website, async (token) => {
    const { db, now } = context
    const { id, applicationId } = await openLink(db, token, now())
    await optionalWrite(() => recordUse(db, id, now()))
    const application = await readPrivateApplication(db, applicationId)
    return { kind: 'application', token, application }
  })

/** The page of an application, and the one that asks before it is withdrawn. */
export async function privatePageRoutes(app: App, context: Context, website: Website) {
  const pages = applicationPages(context, website)
  await registerPrivatePages(app, pages, (scope) => {
    const config = limits.openLink
    scope.get<ByToken>('/application/:token', { config }, async (request, reply) => {
      const { token } = request.params
      return pages.send(reply, await pages.open(token))
    })
    scope.get<ByToken>('/application/:token/withdraw', { config }, async (request, reply) => {
      const { token } = request.params
      const { application } = await pages.open(token)
      const kind = canWithdraw(application.status) ? 'withdraw' : 'application'
      return pages.send(reply, { kind, token, application })
    })
  })
}
