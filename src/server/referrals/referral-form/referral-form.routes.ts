import { referral as inSpanish } from '#content/es/referral.ts'
import { referral } from '#content/referral.ts'
import { formConsent } from '#content/referral-form.ts'
import { languages, pathIn } from '#contract/platform/language.ts'
import { shownTexts } from '#contract/website/site-texts/sections.ts'
import type { Context } from '#server/platform/context.ts'
import { sendResponse } from '#server/platform/http/response-cache.ts'
import type { App } from '#server/platform/http/routes.ts'
import type { Feature } from '#server/records/feature.ts'
import { documentLook } from '#server/website/look/document-look.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The referral form as a Word document, built from its texts, the site details and the look, cached until they change. */
async function referralFormRoutes(app: App, context: Context) {
  const { details, texts, responseCache, settings, spanish } = context
  const fileNames = { en: referral.form.fileName, es: inSpanish.form.fileName }

  for (const language of languages) {
    const path = pathIn(language, referral.form.path)
    const headers = { 'content-disposition': `attachment; filename="${fileNames[language]}"` }
    app.get(
      path,
      { config: { access: 'public' }, schema: { hide: true } },
      async (request, reply) => {
        const response = await responseCache.get(`referral form ${language}`, async () => {
          // The library for Word documents is large: load it with the first request.
          const { makeReferralForm } = await import('./make-referral-form.ts')
          return {
            body: await makeReferralForm(
              await details.read(language),
              shownTexts(await texts.current(language)).programs.programs.map(({ name }) => name),
              settings.siteUrl,
              await documentLook(context),
              { language, isConsentReviewed: (await spanish.reviewed()).includes(formConsent.id) },
            ),
            type: word,
            headers,
          }
        })
        return sendResponse(request, reply, response)
      },
    )
  }
}

export const referralForm: Feature = { downloads: referralFormRoutes }
