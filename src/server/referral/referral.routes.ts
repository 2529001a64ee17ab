import { referral } from '#content/referral.ts'
import type { Context } from '../context.ts'
import { sendReady } from '../http/kept.ts'
import type { App } from '../http/routes.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The referral form, made of its words and today's site details, and kept until they change. */
export async function referralRoutes(app: App, { details, kept }: Context) {
  const { path, fileName } = referral.form
  const headers = { 'content-disposition': `attachment; filename="${fileName}"` }

  app.get(
    path,
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const ready = await kept.get('referral form', async () => {
        // What makes Word documents is large: it is loaded when the first one is asked for.
        const { makeReferralForm } = await import('./referral-form.ts')
        return { body: await makeReferralForm(await details.read()), type: word, headers }
      })
      return sendReady(request, reply, ready)
    },
  )
}
