import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContactAnswer } from '#contract/contact.ts'
import type { Context } from '../context.ts'
import { answerError, toHttpError } from '../errors.ts'
import type { App } from '../http/routes.ts'
import { setPolicy, sitePolicy } from '../http/security.ts'
import { staticPage } from '../site/html.ts'
import type { Website } from '../site/website.ts'

const formType = 'application/x-www-form-urlencoded'

/**
 * A browser without JavaScript submits a plain HTML form and needs a page as the answer: a thank-you,
 * or the form again with its values and errors. Only this call accepts such a body.
 */
export function answerFormsWithPages(
  scope: App,
  { settings, details }: Context,
  website?: Website,
) {
  const { siteUrl } = settings
  const wantsPage = (request: FastifyRequest) =>
    website && request.headers['content-type']?.startsWith(formType)

  const sendPage = async (reply: FastifyReply, answer: ContactAnswer) => {
    if (!website) throw new Error('There is no website to make a page with.')
    const page = await website.renderContactAnswer(answer, details.last())
    setPolicy(reply, sitePolicy(siteUrl))
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(staticPage(page, { siteUrl, assets: await website.assets('site') }))
  }

  scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })

  scope.setErrorHandler(async (error, request, reply) => {
    const { status, message, fields = {} } = toHttpError(error)
    if (!wantsPage(request) || status >= 500) return answerError(error, request, reply)
    reply.code(status)
    return sendPage(reply, { sent: false, message, fields, values: textsOf(request.body) })
  })

  return (
    request: FastifyRequest,
    reply: FastifyReply,
    body: { success: true; message: string },
  ) =>
    wantsPage(request)
      ? sendPage(reply, { sent: true, message: body.message, fields: {}, values: {} })
      : reply.send(body)
}

const textsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string'))
