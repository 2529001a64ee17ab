import { describe, expect, test } from 'vitest'
import { builtInDetails, emptyDetails } from '#content/provider.ts'
import { builtInLook } from '#contract/website/look/brand.ts'
import { errorPage, fileErrorPage, officePage, sitePage, staticPage } from './html.ts'

const siteUrl = 'https://poplar.example'
const assets = {
  script: '/s.js',
  modules: ['/m.js'],
  styles: ['/one.css', '/two.css'],
  fonts: ['/a.woff2'],
  integrity: { '/s.js': 'sha384-script', '/m.js': 'sha384-module', '/one.css': 'sha384-style' },
}
const look = builtInLook
const styled = { assets, details: builtInDetails, look }
const ways = { mail: false, passkeysAt: undefined }
const hostile = '</script><script>steal("&")</script>'
const escaped = '&lt;/script&gt;&lt;script&gt;steal(&quot;&amp;&quot;)&lt;/script&gt;'
const page = (head: object = {}) => ({
  status: 200,
  head: { title: 'Jobs', description: 'Open positions', canonicalPath: '/?view=jobs', ...head },
  html: '<main>Jobs</main>',
  data: {},
  complete: true,
})

/** The contents of the meta elements by their name. */
const metaIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g)].map(
      ([, name, content]) => [name, content],
    ),
  )

test('a page tells search engines and those who share it what it is', () => {
  const html = sitePage(page(), { siteUrl, ...styled })
  expect(html).toContain('<title>Jobs</title>')
  expect(html).toContain('<link rel="canonical" href="https://poplar.example/?view=jobs">')
  expect(metaIn(html)).toMatchObject({
    description: 'Open positions',
    'og:type': 'website',
    'og:site_name': builtInDetails.name,
    'og:title': 'Jobs',
    'og:description': 'Open positions',
    'og:url': 'https://poplar.example/?view=jobs',
    'og:image': 'https://poplar.example/share.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${builtInDetails.name}: ${builtInDetails.tagline}`,
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Jobs',
    'twitter:description': 'Open positions',
    'twitter:image': 'https://poplar.example/share.png',
  })
  expect(html).toContain('<meta property="og:title"')
  expect(html).toContain('<meta name="twitter:title"')
  expect(metaIn(html)).not.toHaveProperty('robots')
  expect(html).not.toContain('ld+json')
})

test('a page fits on a phone and has its icons', () => {
  const html = sitePage(page(), { siteUrl, ...styled })
  expect(html).toMatch(/^<!doctype html>\n<html lang="en-US" class="site">/)
  expect(html).toContain('<meta charset="utf-8">')
  expect(metaIn(html)).toMatchObject({
    viewport: 'width=device-width, initial-scale=1',
    'color-scheme': 'light dark',
  })
  for (const icon of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest'])
    expect(html).toContain(`href="${icon}"`)
  expect(html).toContain('<div id="root"><main>Jobs</main></div>')
})

test('a page without an address of its own is not listed', () => {
  const html = sitePage(page({ canonicalPath: undefined }), { siteUrl, ...styled })
  expect(metaIn(html)).toMatchObject({ robots: 'noindex' })
  expect(html).not.toContain('rel="canonical"')
})

test('files are loaded only when they are unchanged, and fonts at once', () => {
  const html = sitePage(page(), { siteUrl, ...styled })
  expect(html).toContain(
    '<script type="module" fetchpriority="low" src="/s.js" integrity="sha384-script"></script>',
  )
  expect(html).toContain('<link rel="stylesheet" href="/one.css" integrity="sha384-style">')
  expect(html).toContain('<link rel="stylesheet" href="/two.css">')
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin>',
  )
  const withoutScript = staticPage(page(), { siteUrl, ...styled })
  expect(withoutScript).toContain('href="/one.css"')
  expect(withoutScript).not.toContain('<script')
})

test('texts cannot end their element', () => {
  const jsonLd = () => ({ title: hostile })
  const head = { title: hostile, description: hostile, jsonLd }
  const html = sitePage({ ...page(head), data: { title: hostile } }, { siteUrl, ...styled })
  expect(html).not.toContain(hostile)
  expect(html).toContain(`<title>${escaped}</title>`)
  expect(metaIn(html)).toMatchObject({ description: escaped, 'og:title': escaped })
  const [, structured = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(structured)).toEqual({ title: hostile })
  const [, data = ''] = /id="page-data">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toEqual({ title: hostile })
})

test('the pages of the office and of errors are not listed, and say what to do', () => {
  const link = { label: hostile, href: '/admin?a="b"' }
  const office = officePage(styled, 'abc', ways)
  const fault = errorPage(styled)
  const file = fileErrorPage(styled, { title: hostile, text: 'Gone', link })
  for (const html of [office, fault, file])
    expect(metaIn(html)).toEqual(expect.objectContaining({ robots: 'noindex' }))
  expect(office).toContain('src="/s.js" nonce="abc" integrity="sha384-script"')
  expect(office).toContain(
    '<link rel="modulepreload" href="/m.js" nonce="abc" integrity="sha384-module">',
  )
  expect(office).toContain('<html lang="en-US" class="office">')
  expect(fault).toContain('<html lang="en-US" class="site">')
  expect(fault).toContain('<a href="tel:+16155550142">(615) 555-0142</a>')
  expect(file).toContain('<html lang="en-US" class="office">')
  expect(file).toContain(`<a href="/admin?a=&quot;b&quot;">${escaped}</a>`)
  expect(file).toContain('<p>Gone</p>')
  expect(fault).toContain('The page couldn’t be shown. Please try again in a moment.')
  expect(office).toContain('The office needs JavaScript. Please switch it on in your browser.')
  for (const html of [office, fault, file])
    expect(html).toContain(`· ${builtInDetails.name}</title>`)
})

describe('a provider with its own name', () => {
  const name = 'Ridge "River" & Sons </title>'
  const own = { ...emptyDetails, name }

  test('is named without the picture that has another name on it', () => {
    const html = sitePage(page(), { siteUrl, ...styled, details: own })
    expect(metaIn(html)).toMatchObject({
      'og:site_name': 'Ridge &quot;River&quot; &amp; Sons &lt;/title&gt;',
      'twitter:card': 'summary',
    })
    expect(html).not.toContain('share.png')
  })

  test('is given to the office, which shows it before it has loaded anything', () => {
    const [, data = ''] =
      /id="provider">(.*?)<\/script>/.exec(officePage({ ...styled, details: own }, 'abc', ways)) ??
      []
    expect(JSON.parse(data)).toEqual({ name, timeZone: 'America/Chicago' })
  })
})

test('without a name and a phone number, nothing is claimed, and search engines stay away', () => {
  const html = sitePage(page(), { siteUrl, ...styled, details: emptyDetails })
  expect(metaIn(html)).toMatchObject({ robots: 'noindex' })
  expect(metaIn(html)).not.toHaveProperty('og:title')
  const fault = errorPage({ ...styled, details: emptyDetails })
  expect(fault).toContain('<title>Something went wrong · Our organization</title>')
  expect(fault).not.toContain('call us')
})

test('every page has the styles and icons of another look after the built-in ones', () => {
  const icon = {
    id: 'a'.repeat(32),
    type: 'png' as const,
    width: 512,
    height: 512,
    onLight: true,
    onDark: true,
  }
  const other = { ...styled, look: { ...look, key: 'k1', icon } }
  for (const html of [
    sitePage(page(), { siteUrl, ...other }),
    staticPage(page(), { siteUrl, ...other }),
    officePage(other, 'abc', ways),
    errorPage(other),
    fileErrorPage(other, { title: 'Gone', text: 'Gone', link: { label: 'Go', href: '/' } }),
  ]) {
    expect(html).toContain(
      'href="/two.css">\n<link rel="stylesheet" id="look-styles" href="/look/k1/styles.css">',
    )
    for (const name of ['favicon.ico', 'icon-192.png', 'apple-touch-icon.png'])
      expect(html).toContain(`href="/look/k1/${name}"`)
    expect(html).not.toMatch(/"\/(favicon|apple-touch-icon)/)
  }
  const spanish = metaIn(sitePage(page(), { siteUrl, ...styled, language: 'es' }))
  expect(spanish['og:image']).toBe('https://poplar.example/share-es.png')
  const shared = metaIn(sitePage(page(), { siteUrl, ...other }))
  expect(shared['og:image']).toBe('https://poplar.example/look/k1/share.png')
  expect(officePage(other, 'abc', ways)).toContain('id="look">{"key":"k1"')
  expect(officePage(styled, 'abc', ways)).not.toContain('look')
})
