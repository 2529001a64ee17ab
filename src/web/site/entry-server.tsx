import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { isEasyPath } from '#content/easy/easy.ts'
import { toPage } from '#content/language.ts'
import type { PlainForm } from '#content/what-visitors-send.ts'
import type { PrivatePage } from '#contract/hiring/private-application.ts'
import { type ApiDescription, docsCalls, docsPath } from '#contract/platform/docs.ts'
import type { FormResult, RenderedPage } from '#contract/platform/page.ts'
import type { PageContent } from '#contract/website/page-content.ts'
import type { SiteTexts } from '#contract/website/site-texts/sections.ts'
import { call } from '#web/api/call.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { ApiDocs } from '#web/docs/ApiDocs.tsx'
import { reviewedKey } from './critical.ts'
import { renderEasy, renderEasyResult } from './easy/render-easy.tsx'
import { EventPages } from './events/EventPages.tsx'
import { FormResultPage, type FormSection, formResultHead } from './FormResultPage.tsx'
import * as formSections from './form-sections.ts'
import { JobListing } from './jobs/JobListing.tsx'
import { JobRoute } from './jobs/JobRoute.tsx'
import { inPageLanguage } from './layout/form-faults.ts'
import { LegalPage } from './legal/LegalPage.tsx'
import { lookKey } from './look.ts'
import { NoticesPage } from './notices/NoticesPage.tsx'
import { loadPage } from './page-data.ts'
import { PrivateLinkPage } from './private-links/PrivateLinkPage.tsx'
import { ProgramPage } from './programs/ProgramPage.tsx'
import { createQueryClient } from './query-client.ts'
import { ReferralPage } from './referral/ReferralPage.tsx'
import { SiteApp } from './SiteApp.tsx'
import { makeHead, type PageSubject, privateHead, referralResultHead } from './seo/head.ts'
import { siteDetailsQuery } from './site-details.ts'
import { spanishKey } from './spanish.ts'
import { textsKey } from './texts.ts'

export { ownTexts } from './own-texts.ts'

const pages = {
  ReferralPage,
  NoticesPage,
  LegalPage,
  JobListing,
  JobRoute,
  ProgramPage,
  EventPages,
}

/** Renders a public page with all its content. A section whose call failed shows its loading state. */
export async function render(
  path: string,
  fetch: Fetch,
  given: PageContent,
): Promise<RenderedPage> {
  if (path === docsPath) return renderDocs(fetch)
  if (isEasyPath(path)) return renderEasy(path, fetch, given)
  const client = createQueryClient({ retry: 0, fetch })
  const subject = await loadPage(path, client, given.texts)
  const failed = client
    .getQueryCache()
    .findAll({ predicate: (query) => query.state.error !== null })
  for (const query of failed) client.removeQueries({ queryKey: query.queryKey })

  const details = client.getQueryData(siteDetailsQuery.queryKey) ?? given.details
  giveContent(client, { ...given, details, texts: textsOfPage(subject, given.texts) })
  const app = <SiteApp {...pages} />
  const html = toHtml(client, path, app)
  const loaded = client.getQueryCache().getAll()
  const data = Object.fromEntries(
    loaded.map((query) => [JSON.stringify(query.queryKey), query.state.data]),
  )
  client.clear()
  return { ...makeHead(subject, details), html, data, complete: failed.length === 0 }
}

/** The longer texts of a program come with its own page only. Links load a page, so no other needs them. */
function textsOfPage(subject: PageSubject, texts: SiteTexts): SiteTexts {
  const open = subject.page === 'program' && subject.program
  const programs = texts.programs.programs.map((program) =>
    program === open ? program : { ...program, easy: '', day: '', forWhom: '', start: '' },
  )
  return { ...texts, programs: { ...texts.programs, programs } }
}

/** The description of the public calls. Its script adds the others for someone who is signed in. */
async function renderDocs(fetch: Fetch): Promise<RenderedPage> {
  const description = (await call(docsCalls.read, { fetch })) as ApiDescription
  const head = { title: description.info.title, description: 'The calls of the API.' }
  const html = renderToString(<ApiDocs description={description} />)
  return { status: 200, head, html, data: {}, complete: true }
}

const sections: Record<Exclude<PlainForm, 'easy' | 'referral'>, FormSection> = formSections

/** The page that a browser without JavaScript gets after sending a form. */
export function renderFormResult(
  form: PlainForm,
  result: FormResult,
  given: PageContent,
): Pick<RenderedPage, 'head' | 'html'> {
  if (form === 'easy') return renderEasyResult(result, given)
  const client = createQueryClient({ retry: 0 })
  giveContent(client, given)
  const shown = inPageLanguage(result)
  const isReferral = form === 'referral'
  const head = isReferral ? referralResultHead : formResultHead
  const page = isReferral ? (
    <ReferralPage result={shown} />
  ) : (
    <FormResultPage Section={sections[form]} result={shown} />
  )
  return { head: head(given.details), html: toHtml(client, '/', page) }
}

/** The page of a private link, with the data that its script starts from. */
export function renderPrivatePage(page: PrivatePage): RenderedPage {
  const html = renderToString(<PrivateLinkPage {...page} />)
  return { status: 200, head: privateHead(page.details), html, data: page, complete: true }
}

function giveContent(
  client: QueryClient,
  { details, look, texts, spanish, reviewed }: PageContent,
) {
  client.setQueryData(siteDetailsQuery.queryKey, details)
  client.setQueryData(textsKey, texts)
  if (spanish) client.setQueryData(spanishKey, true)
  if (reviewed.length > 0) client.setQueryData(reviewedKey, reviewed)
  // The built-in look is part of the script, so it does not come with the page.
  if (look.key) client.setQueryData(lookKey, look)
}

function toHtml(client: QueryClient, path: string, page: ReactNode) {
  return renderToString(
    <QueryClientProvider client={client}>
      <StaticRouter basename={toPage('/')} location={toPage(path)}>
        {page}
      </StaticRouter>
    </QueryClientProvider>,
  )
}
