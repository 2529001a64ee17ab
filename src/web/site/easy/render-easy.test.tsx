import { expect, test } from 'vitest'
import { easyPageNames, easyPath, ideasOnAScreen } from '#content/easy/easy.ts'
import { builtInDetails, emptyDetails } from '#content/provider.ts'
import { pageContent } from '../../../../tests/support/texts.ts'
import { render } from '../entry-server.tsx'

const events = [
  { id: '1', title: 'Garden Day', description: 'Bring a hat.', startsAt: '2026-12-05T18:00:00Z' },
  { id: '2', title: 'Old supper', description: 'It was good.', past: true },
]
const replies: Record<string, unknown> = {
  '/api/site-details': builtInDetails,
  '/api/events/public': events,
  '/api/notices': [{ id: 'how-to-complain', text: '', easyText: '', updatedAt: '' }],
}

async function open(path: string, changes: Record<string, unknown> = {}) {
  const fetch = async (asked: string) => {
    const data = { ...replies, ...changes }[asked]
    return Response.json({ success: data !== undefined, data }, { status: data ? 200 : 500 })
  }
  const rendered = await render(path, fetch, pageContent({ details: builtInDetails }))
  const page = new DOMParser().parseFromString(rendered.html, 'text/html')
  const texts = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const href = (text: string) =>
    [...page.querySelectorAll('a')]
      .find(({ textContent }) => textContent === text)
      ?.getAttribute('href')
  return { ...rendered, texts, href }
}

test.each(easyPageNames)('each part of %s leads to the next, until there is none', async (name) => {
  let path: string | null | undefined = easyPath(name)
  let parts = 0
  while (path) {
    const page = await open(path)
    expect(page.status).toBe(200)
    expect(page.head.canonicalPath).toBe(path)
    const ideas = page.texts('main > ul > li')
    expect(ideas.length).toBeGreaterThan(0)
    expect(ideas.length).toBeLessThanOrEqual(ideasOnAScreen)
    parts += 1
    path = page.href('Next')
  }
  expect((await open(easyPath(name, parts + 1))).status).toBe(404)
})

test('the start leads to all pages', async () => {
  const first = await open('/easy')
  const second = await open(first.href('Next') ?? '')
  expect([...first.texts('main > ul a'), ...second.texts('main > ul a')]).toHaveLength(
    easyPageNames.length,
  )
  expect(second.href('Back')).toBe('/easy')
  expect(first.head.title).toBe('Easy Read: Tulip Poplar Care')
})

test('a page says in its head what it is about', async () => {
  const { head } = await open('/easy/your-rights/2')
  expect(head.title).toBe('Your rights: Part 2 of 3 (Easy Read): Tulip Poplar Care')
  expect(head.jsonLd?.('https://example.org')).toMatchObject({
    '@type': 'WebPage',
    url: 'https://example.org/easy/your-rights/2',
  })
})

test('events are those to come, and a text that is not easy has a note', async () => {
  const { texts } = await open('/easy/events')
  expect(texts('h2')).toEqual(['Garden Day'])
  expect(texts('main').join()).toContain('Bring a hat.These words are not easy yet.')
})

test('without calls that worked, the page is shown with what is known and not cached', async () => {
  const page = await open('/easy/events', { '/api/events/public': undefined })
  expect(page.complete).toBe(false)
  expect(page.texts('main p')).toContain('There are no events right now.')
})

test('a provider without a number has no button to call it', async () => {
  const page = await open('/easy/talk-to-us', { '/api/site-details': emptyDetails })
  expect(page.html).not.toContain('tel:')
})

test('the booklet has every idea of every page, and search engines do not list it', async () => {
  const booklet = await open('/easy/booklet')
  expect(booklet.texts('h2')).toHaveLength(easyPageNames.length)
  expect(booklet.texts('main').join()).toContain('You can change your mind.')
  expect(booklet.head.canonicalPath).toBeUndefined()
  const { texts } = await open('/easy/booklet/your-rights')
  expect(texts('h1')).toEqual(['Your rights'])
  expect(texts('section > ul > li')).toHaveLength(14)
})
