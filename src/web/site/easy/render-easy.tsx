import { renderToString } from 'react-dom/server'
import {
  type EasyEvent,
  type EasyFacts,
  type EasyFormName,
  type EasyPageName,
  easyFormPath,
  easyPath,
  isEasyForm,
  isEasyPage,
} from '#content/easy/easy.ts'
import { rights } from '#content/easy/rights.ts'
import { sentences } from '#content/easy/sentences.ts'
import { composeEasyTexts } from '#content/easy/texts.ts'
import { englishOnly, languageQuery, locale, toPage } from '#content/language.ts'
import { findMessage } from '#content/messages.ts'
import { shownName } from '#content/provider.ts'
import type { FormResult, PageHead, RenderedPage } from '#contract/platform/page.ts'
import { eventCalls } from '#contract/website/events.ts'
import { type Notice, noticeCalls } from '#contract/website/notices.ts'
import type { PageContent } from '#contract/website/page-content.ts'
import { type SiteDetails, siteDetailsCalls } from '#contract/website/site-details.ts'
import { call } from '#web/api/call.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { readCritical } from '../critical.ts'
import { pageTitle } from '../titles.ts'
import { EasyForm, EasySent } from './EasyForm.tsx'
import type { EasySite } from './EasyFrame.tsx'
import { EasyBooklet, EasyPage, EasyStart, screensOf, startScreens } from './EasyPages.tsx'

/** A page of Easy Read. It says what the website says, so it gets the same details, texts and events. */
export async function renderEasy(
  path: string,
  fetch: Fetch,
  given: PageContent,
): Promise<RenderedPage> {
  const { facts, complete } = await loadFacts(fetch, given)
  const { details } = facts
  const site = siteOf(path, { ...given, details })
  const target = readPath(path)
  const { labels, pageTitles, place, forms } = site.texts
  const rendered = (html: string, head: PageHead, status = 200): RenderedPage => ({
    status,
    head,
    html,
    data: {},
    complete,
  })
  const head = (title: string, canonicalPath?: string): PageHead => ({
    title: pageTitle(title === labels.easyRead ? title : `${title} (${labels.easyRead})`, details),
    description: labels.description,
    ...(canonicalPath && {
      canonicalPath,
      jsonLd: (siteUrl) =>
        structured(title, `${siteUrl}${toPage(canonicalPath)}`, siteUrl, details),
    }),
  })

  if (target.booklet) {
    const { page } = target
    const html = renderToString(<EasyBooklet {...site} facts={facts} page={page} />)
    return rendered(html, head(page ? pageTitles[page] : labels.booklet))
  }
  if (target.form) {
    const { form } = target
    const event = facts.events.find(({ id }) => id === target.event)
    const { title } = forms[form]
    if (event || form !== 'event') {
      const eventTitle = event && (await englishTitle(event, fetch))
      const html = renderToString(
        <EasyForm {...site} form={form} event={event} eventTitle={eventTitle} />,
      )
      return rendered(html, head(title, event ? undefined : easyFormPath(form)))
    }
  }
  const { page, screen } = target
  const screens = page ? screensOf({ ...site, facts, page }).length : startScreens
  if (!page || screen > screens) {
    const found = !page && screen <= startScreens
    if (!found) {
      const html = renderToString(<EasyStart {...site} path={easyPath()} screen={1} />)
      return rendered(html, head(labels.easyRead), 404)
    }
    const html = renderToString(<EasyStart {...site} screen={screen} />)
    return rendered(html, head(labels.easyRead, screen === 1 ? easyPath() : undefined))
  }
  const html = renderToString(<EasyPage {...site} facts={facts} page={page} screen={screen} />)
  const title = pageTitles[page]
  const full = screen === 1 ? title : `${title}: ${place(screen, screens)}`
  return rendered(html, head(full, easyPath(page, screen)))
}

type Target = {
  booklet?: boolean
  form?: EasyFormName
  event?: string
  page: EasyPageName | undefined
  screen: number
}

/** The route has checked the path. */
function readPath(path: string): Target {
  const [, , first = '', second = '', event = ''] = path.split('/')
  const page = isEasyPage(second) ? second : undefined
  if (first === 'booklet') return { booklet: true, page, screen: 1 }
  // A form that is not there is answered with the start, like a part that a page does not have.
  if (first === 'do') {
    return { ...(isEasyForm(second) && { form: second }), event, page, screen: startScreens + 1 }
  }
  if (isEasyPage(first)) return { page: first, screen: Number(second || 1) }
  return { page: undefined, screen: Number(first || 1) }
}

/** The page after a form was sent. `message` is the name of the form, unless something is wrong. */
export function renderEasyResult(
  { sent, message, fields, values }: FormResult,
  given: PageContent,
): Pick<RenderedPage, 'head' | 'html'> {
  const name = (sent ? message : values.form) ?? ''
  const form = isEasyForm(name) ? name : 'help'
  const site = siteOf(form === 'event' ? easyPath('events') : easyFormPath(form), given)
  const { title } = site.texts.forms[form]
  const head = { title: pageTitle(title, given.details), description: title }
  if (sent) return { head, html: renderToString(<EasySent {...site} form={form} />) }
  // The form has the title in English, for staff.
  const shownTitle = languageQuery.language ? undefined : values.event
  const event = shownTitle ? { id: '', title: shownTitle, description: '' } : undefined
  const typed = { values, faults: inEasyWords(fields) }
  return {
    head,
    html: renderToString(
      <EasyForm {...site} {...typed} form={form} event={event} eventTitle={values.event} />,
    ),
  }
}

const siteOf = (path: string, { details, look, spanish, reviewed }: PageContent): EasySite => {
  const { text, lang } = readCritical(rights, reviewed)
  return { texts: composeEasyTexts(sentences, text, lang), details, look, spanish, path }
}

/** What is wrong with a field. The messages of the calls are not all in Easy Read. */
const inEasyWords = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, fault]) => [
      field,
      (fault.startsWith('Please ') && findMessage(fault)) || sentences.labels.notSent,
    ]),
  )

async function loadFacts(
  fetch: Fetch,
  given: PageContent,
): Promise<{ facts: EasyFacts; complete: boolean }> {
  const [details, events, notices] = await Promise.allSettled([
    call(siteDetailsCalls.get, { fetch, query: languageQuery }),
    call(eventCalls.listPublished, { fetch, query: languageQuery }),
    call(noticeCalls.list, { fetch }),
  ])
  const { texts } = given
  const facts = {
    details: details.status === 'fulfilled' ? details.value.data : given.details,
    programs: texts.programs.programs,
    events: events.status === 'fulfilled' ? toEasyEvents(events.value.data) : [],
    notices: notices.status === 'fulfilled' ? toEasyNotices(notices.value.data, given) : [],
    sections: {
      about: texts.about.easy,
      referral: texts.referral.easy,
      careers: texts.careers.easy,
    },
    english: texts.english,
  }
  const complete = [details, events, notices].every(({ status }) => status === 'fulfilled')
  return { facts, complete }
}

/** Notices are shown on the pages about rights, in the language of those pages if they have a text in it. */
const toEasyNotices = (notices: Notice[], { reviewed }: PageContent): EasyFacts['notices'] =>
  notices.map(({ id, easyText, spanishEasy }) => {
    if (readCritical(rights, reviewed).lang) return { id, easyText }
    const inSpanish = languageQuery.language === 'es' && spanishEasy
    return inSpanish ? { id, easyText: spanishEasy } : { id, easyText, lang: englishOnly.lang }
  })

/** Staff know an event by its English title. */
async function englishTitle({ id, title }: EasyEvent, fetch: Fetch) {
  if (!languageQuery.language) return title
  const { data } = await call(eventCalls.listPublished, { fetch }).catch(() => ({ data: [] }))
  return data.find((each) => each.id === id)?.title ?? title
}

const toEasyEvents = (events: (EasyEvent & { past?: boolean | undefined })[]) =>
  events.filter(({ past }) => !past)

const structured = (name: string, url: string, siteUrl: string, details: SiteDetails) => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  name,
  url,
  inLanguage: locale,
  isPartOf: { '@type': 'WebSite', name: shownName(details), url: siteUrl },
})
