import { errorPage as errorPageTexts } from '#content/error-page.ts'
import { errorPage as spanishErrorPage } from '#content/es/error-page.ts'
import { nameAndTagline, sampleName, shownName } from '#content/provider.ts'
import { type Language, languages, pathIn } from '#contract/platform/language.ts'
import type { PageHead, RenderedPage } from '#contract/platform/page.ts'
import { phoneHref } from '#contract/platform/phone.ts'
import { builtInLook, iconOf, type Look, lookFilePath } from '#contract/website/look/brand.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import type { PageAssets, StaticPage } from '#server/platform/website.ts'

type Site = {
  siteUrl: string
  assets: PageAssets
  details: SiteDetails
  look: Look
  language?: Language
  /** Whether there is a Spanish page beside the English one. */
  spanish?: boolean
}

/** What every page needs. */
type Basics = Pick<Site, 'assets' | 'details' | 'look' | 'language'>

export type FileError = { title: string; text: string; link: { label: string; href: string } }

/** A public page, complete before its script runs. */
export function sitePage({ head, html, data }: RenderedPage, site: Site): string {
  const { assets } = site
  return htmlPage(
    [
      ...describe(head, site),
      ...linkFonts(site),
      ...linkStyles(site),
      `<script type="module" fetchpriority="low" src="${assets.script}"${integrity(assets, assets.script)}></script>`,
    ],
    `<div id="root">${html}</div>\n<script type="application/json" id="page-data">${toSafeJson(data)}</script>`,
    site,
  )
}

/** A public page without a script. */
export function staticPage({ head, html }: StaticPage, site: Site): string {
  return htmlPage(
    [...describe(head, site), ...linkFonts(site), ...linkStyles(site)],
    `<div id="root">${html}</div>`,
    site,
  )
}

/** What the office offers to people who are not signed in. */
type SignInWays = {
  mail: boolean
  /** The host name at which passkeys work. */
  passkeysAt: string | undefined
}

/** The office renders in the browser, and search engines should not list it. */
export function officePage(page: Basics, nonce: string, { mail, passkeysAt }: SignInWays): string {
  const { assets, details, look } = page
  const { name, timeZone } = details
  return htmlPage(
    [
      `<title>Office · ${escapeHtml(shownName(details))}</title>`,
      '<meta name="robots" content="noindex">',
      ...(mail ? ['<meta name="mail" content="on">'] : []),
      ...(passkeysAt ? [`<meta name="passkeys" content="${escapeHtml(passkeysAt)}">`] : []),
      ...linkStyles(page),
      `<script type="module" src="${assets.script}" nonce="${nonce}"${integrity(assets, assets.script)}></script>`,
      ...assets.modules.map(
        (href) =>
          `<link rel="modulepreload" href="${href}" nonce="${nonce}"${integrity(assets, href)}>`,
      ),
    ],
    `<div id="root"></div>
<script type="application/json" id="provider">${toSafeJson({ name, timeZone })}</script>${look.key && `\n<script type="application/json" id="look">${toSafeJson(look)}</script>`}
<noscript>The office needs JavaScript. Please switch it on in your browser.</noscript>`,
    page,
    'office',
  )
}

/** For when rendering has failed, so it needs neither script nor data. */
export function errorPage(page: Basics): string {
  const { details, language = 'en' } = page
  const { phone } = details
  const { tabTitle, title, text, call } = errorTexts[language]
  const number = `<a href="${phoneHref(phone)}">${escapeHtml(phone)}</a>`
  return htmlPage(
    [
      `<title>${tabTitle} · ${escapeHtml(shownName(details))}</title>`,
      '<meta name="robots" content="noindex">',
      ...linkStyles(page),
    ],
    `<main class="plain-page"><h1>${title}</h1>
<p>${text}</p>${phone && `\n<p>${call} ${number}</p>`}</main>`,
    page,
  )
}

const errorTexts: Record<Language, typeof errorPageTexts> = {
  en: errorPageTexts,
  es: spanishErrorPage,
}

/** Says why a file did not open in its tab, with a link to continue. */
export function fileErrorPage(page: Basics, { title, text, link }: FileError): string {
  return htmlPage(
    [
      `<title>${escapeHtml(title)} · ${escapeHtml(shownName(page.details))}</title>`,
      '<meta name="robots" content="noindex">',
      ...linkStyles(page),
    ],
    `<main class="plain-page"><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p></main>`,
    page,
    'office',
  )
}

/** A `</script>` in the data would end the script element. */
const toSafeJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

const tags: Record<Language, string> = { en: 'en-US', es: 'es' }

function htmlPage(head: string[], body: string, page: Basics, theme = 'site') {
  const { look, language = 'en' } = page
  return `<!doctype html>
<html lang="${tags[language]}" class="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${lookFilePath(look, 'favicon.ico')}" sizes="48x48">
${linkIcon(look)}
<link rel="apple-touch-icon" href="${lookFilePath(look, 'apple-touch-icon.png')}">
<link rel="manifest" href="/site.webmanifest">
${head.join('\n')}
</head>
<body>
${body}
</body>
</html>
`
}

function describe(head: PageHead, site: Site) {
  const { title, description, canonicalPath, jsonLd } = head
  const { siteUrl, details, language = 'en' } = site
  const meta = (name: string, content: string) =>
    `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`
  const lines = [`<title>${escapeHtml(title)}</title>`, meta('description', description)]
  // A site without a name is not ready to be found.
  if (canonicalPath === undefined || !details.name) return [...lines, meta('robots', 'noindex')]
  const url = `${siteUrl}${pathIn(language, canonicalPath)}`
  return [
    ...lines,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...linkLanguages(canonicalPath, site),
    meta('og:locale', `${language}_US`),
    meta('og:type', 'website'),
    meta('og:site_name', shownName(details)),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', url),
    meta('twitter:title', title),
    meta('twitter:description', description),
    ...sharePicture(head, site).map(([name, content]) => meta(name, content)),
    ...(jsonLd
      ? [`<script type="application/ld+json">${toSafeJson(jsonLd(siteUrl))}</script>`]
      : []),
  ]
}

/** The same page in each language. Who reads neither gets the English one. */
function linkLanguages(path: string, { siteUrl, spanish }: Site) {
  if (!spanish) return []
  const link = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(siteUrl + href)}">`
  return [
    ...languages.map((language) => link(language, pathIn(language, path))),
    link('x-default', path),
  ]
}

function sharePicture(head: PageHead, site: Site): [name: string, content: string][] {
  const { picture = ownPicture(site) } = head
  if (!picture) return [['twitter:card', 'summary']]
  const url = new URL(picture.path, site.siteUrl).href
  return [
    ['og:image', url],
    ['og:image:width', String(picture.width)],
    ['og:image:height', String(picture.height)],
    ...(picture.description ? [['og:image:alt', picture.description] as [string, string]] : []),
    ['twitter:card', 'summary_large_image'],
    ['twitter:image', url],
  ]
}

/** The built-in picture has the sample provider's name on it. */
const ownPicture = ({ details, look, language }: Site): PageHead['picture'] =>
  !look.key && details.name !== sampleName
    ? undefined
    : {
        // One that is made from another look has no words.
        path: language === 'es' && !look.key ? '/share-es.png' : lookFilePath(look, 'share.png'),
        width: 1200,
        height: 630,
        description: nameAndTagline(details),
      }

/** The build has the fonts of the built-in typeface only. */
const linkFonts = ({ assets, look }: Basics) =>
  (look.typeface === builtInLook.typeface ? assets.fonts : []).map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  )

/** The styles of the look come last, and only where it is not the built-in one. */
const linkStyles = ({ assets, look }: Basics) => [
  ...assets.styles.map(
    (href) => `<link rel="stylesheet" href="${href}"${integrity(assets, href)}>`,
  ),
  ...(look.key
    ? [`<link rel="stylesheet" id="look-styles" href="${lookFilePath(look, 'styles.css')}">`]
    : []),
]

/** An icon that is no drawing is linked as pixels. */
const linkIcon = (look: Look) =>
  look.key && iconOf(look)?.type === 'png'
    ? `<link rel="icon" href="${lookFilePath(look, 'icon-192.png')}" type="image/png" sizes="192x192">`
    : `<link rel="icon" href="${lookFilePath(look, 'favicon.svg')}" type="image/svg+xml">`

function integrity({ integrity = {} }: PageAssets, path: string) {
  const hash = integrity[path]
  return hash ? ` integrity="${hash}"` : ''
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
