import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PlainForm } from '#content/what-visitors-send.ts'
import type { Language } from '#contract/platform/language.ts'
import type { FormResult } from '#contract/platform/page.ts'
import type { Context } from '#server/platform/context.ts'
import { sendError, toHttpError } from '#server/platform/http/error-response.ts'
import type { App } from '#server/platform/http/routes.ts'
import { policyText, setPolicy, sitePolicy } from '#server/platform/http/security.ts'
import type { Website } from '#server/platform/website.ts'
import { staticPage } from './html.ts'
import { contentOf } from './spanish.ts'

/**
 * A browser without JavaScript submits a plain HTML form and needs a page as the response: a thank-you,
 * or the form again with its values and errors. Others get JSON.
 */
export function respondToFormsWithPages(
  scope: App,
  context: Context,
  {
    form,
    website,
    isPlainForm,
  }: {
    form: PlainForm
    website: Website | undefined
    isPlainForm: (request: FastifyRequest) => boolean | undefined
  },
) {
  const { siteUrl } = context.settings
  // The other forms are sections of the home page.
  const styles = form === 'easy' || form === 'referral' ? form : 'site'
  const sendPage = async (
    website: Website,
    request: FastifyRequest,
    reply: FastifyReply,
    result: FormResult,
  ) => {
    const given = await contentOf(context, await writtenIn(request.body))
    const page = await website.renderFormResult(form, result, given)
    const assets = await website.assets(styles, given.language)
    setPolicy(reply, policyText(sitePolicy(siteUrl)))
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(staticPage(page, { ...given, siteUrl, assets }))
  }
  /** Forms of Spanish pages say so. */
  const writtenIn = async (body: unknown): Promise<Language> =>
    readTexts(body).language === 'es' && (await context.spanish.isOn()) ? 'es' : 'en'

  scope.setErrorHandler(async (error, request, reply) => {
    const { status, message, fields = {} } = toHttpError(error)
    if (!website || !isPlainForm(request) || status >= 500) {
      return sendError(error, request, reply)
    }
    reply.code(status)
    const values = readTexts(request.body)
    return sendPage(website, request, reply, { sent: false, message, fields, values })
  })

  return (
    request: FastifyRequest,
    reply: FastifyReply,
    body: object,
    sent: Pick<FormResult, 'message' | 'link'>,
  ) =>
    website && isPlainForm(request)
      ? sendPage(website, request, reply, { sent: true, ...sent, fields: {}, values: {} })
      : reply.send(body)
}

const readTexts = (body: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string'))
