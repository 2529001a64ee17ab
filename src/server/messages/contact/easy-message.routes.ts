import {
  type EasyMessageInput,
  easyMessageCalls,
  easyMessageSchemas,
} from '#contract/messages/easy-message.ts'
import type { Context } from '#server/platform/context.ts'
import { acceptPlainForms, isPlainForm } from '#server/platform/http/form-body.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, routes } from '#server/platform/http/routes.ts'
import type { Website } from '#server/platform/website.ts'
import { respondToFormsWithPages } from '#server/website/pages/form-pages.ts'
import { receiveMessage } from './receive-message.ts'

/** The forms of Easy Read that arrive as messages. */
export async function easyMessageRoutes(app: App, context: Context, website?: Website) {
  await app.register(async (scope: App) => {
    acceptPlainForms(scope)
    const sendResult = respondToFormsWithPages(scope, context, {
      form: 'easy',
      website,
      isPlainForm,
    })
    routes(scope, easyMessageCalls, easyMessageSchemas, {
      submit: {
        limit: limits.messages,
        handler: async (request, reply) => {
          const { form, name, email, phone, language, website: trap } = request.body
          const message = { name: name || noName, email, phone, message: inWords(request.body) }
          if (!trap) await receiveMessage(context, { ...message, language, easyForm: form })
          return sendResult(request, reply.code(201), done, { message: form })
        },
      },
    })
  })
}

/** Nobody has to say who complains. */
const noName = 'No name given'

const inWords = ({ form, text, event, helper }: EasyMessageInput) =>
  [
    form === 'call' && 'I want help. Please call me.',
    form === 'event' && `I want to come to: ${event}`,
    text,
    helper && `Helped by: ${helper}`,
  ]
    .filter(Boolean)
    .join('\n\n')
