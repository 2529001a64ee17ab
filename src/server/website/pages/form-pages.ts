import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PlainForm, whatVisitorsSend } from '#content/legal.ts'
import type { FormResult } from '#contract/platform/page.ts'
import { shownTexts } from '#contract/website/site-texts/sections.ts'
import type { Context } from '#server/platform/context.ts'
import { sendError, toHttpError } from '#server/platform/http/error-response.ts'
import type { App } from '#server/platform/http/routes.ts'
import { policyText, setPolicy, sitePolicy } from '#server/platform/http/security.ts'
import type { Website } from '#server/platform/website.ts'
import { staticPage } from './html.ts'

/**
 * A browser without JavaScript submits a plain HTML form and needs a page as the response: a thank-you,
 * or the form again with its values and errors. Others get JSON.
 */
export function respondToFormsWithPages(
  scope: App,
  { settings: { siteUrl }, details, look, texts }: Context,
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
  const sendPage = async (website: Website, reply: FastifyReply, result: FormResult) => {
    const shown = details.last()
    const styled = await look.current()
    const given = { details: shown, look: styled, texts: shownTexts(await texts.current()) }
    const page = await website.renderFormResult(form, result, given)
    const assets = await website.assets(whatVisitorsSend[form].withoutScript)
    setPolicy(reply, policyText(sitePolicy(siteUrl)))
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(staticPage(page, { siteUrl, assets, details: shown, look: styled }))
  }

  scope.setErrorHandler(async (error, request, reply) => {
    const { status, message, fields = {} } = toHttpError(error)
    if (!website || !isPlainForm(request) || status >= 500) {
      return sendError(error, request, reply)
    }
    reply.code(status)
    const values = readTexts(request.body)
    return sendPage(website, reply, { sent: false, message, fields, values })
  })

  return (request: FastifyRequest, reply: FastifyReply, body: object, message: string) =>
    website && isPlainForm(request)
      ? sendPage(website, reply, { sent: true, message, fields: {}, values: {} })
      : reply.send(body)
}

const readTexts = (body: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string'))
