import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormAnswer } from '#contract/platform/page.ts'
import type { Context } from '#server/platform/context.ts'
import { answerError, toHttpError } from '#server/platform/http/error-response.ts'
import type { App } from '#server/platform/http/routes.ts'
import { policyText, setPolicy, sitePolicy } from '#server/platform/http/security.ts'
import type { SentForm, Website } from '#server/platform/website.ts'
import { staticPage } from './html.ts'

/**
 * A browser without JavaScript submits a plain HTML form and needs a page as the answer: a thank-you,
 * or the form again with its values and errors. Others get JSON.
 */
export function answerFormsWithPages(
  scope: App,
  { settings: { siteUrl }, details }: Context,
  {
    form,
    website,
    isPlainForm,
  }: {
    form: SentForm
    website: Website | undefined
    isPlainForm: (request: FastifyRequest) => boolean | undefined
  },
) {
  const sendPage = async (website: Website, reply: FastifyReply, answer: FormAnswer) => {
    const page = await website.renderFormAnswer(form, answer, details.last())
    const assets = await website.assets(form === 'referral' ? 'referral' : 'site')
    setPolicy(reply, policyText(sitePolicy(siteUrl)))
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(staticPage(page, { siteUrl, assets }))
  }

  scope.setErrorHandler(async (error, request, reply) => {
    const { status, message, fields = {} } = toHttpError(error)
    if (!website || !isPlainForm(request) || status >= 500) {
      return answerError(error, request, reply)
    }
    reply.code(status)
    const values = textsOf(request.body)
    return sendPage(website, reply, { sent: false, message, fields, values })
  })

  return (request: FastifyRequest, reply: FastifyReply, body: object, message: string) =>
    website && isPlainForm(request)
      ? sendPage(website, reply, { sent: true, message, fields: {}, values: {} })
      : reply.send(body)
}

const textsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string'))
