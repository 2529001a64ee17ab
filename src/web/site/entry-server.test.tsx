import { describe, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { builtInLook, type Look } from '#contract/website/look/brand.ts'
import type { SiteTexts } from '#contract/website/site-texts/sections.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { aJob } from '../../../tests/support/job.ts'
import { pageContent, texts } from '../../../tests/support/texts.ts'
import { render as renderWith } from './entry-server.tsx'

const lastKnown = { ...builtInDetails, phone: '(931) 555-0123' }
const current = { ...builtInDetails, phone: '(865) 555-0199' }

const render = (path: string, fetch: Fetch, details = lastKnown, look: Look = builtInLook) =>
  renderWith(path, fetch, pageContent({ details, look }))

/** The responses of a site without records. */
const emptySite = (path: string) => {
  if (path === '/api/team') return Response.json([])
  const data = path === '/api/jobs/filters' ? { locations: [] } : []
  return Response.json({ success: true, data: path === '/api/site-details' ? current : data })
}

const replies = (status: number) => async (path: string) => {
  if (path !== '/api/site-details') return Response.json({ success: true, data: [] })
  return Response.json({ success: status === 200, data: current }, { status })
}

test('a page has the current site details', async () => {
  const { html, data, complete } = await render('/privacy', replies(200))
  expect(html).toContain(current.phone)
  expect(data['["site-details"]']).toEqual(current)
  expect(complete).toBe(true)
})

test('a page has the logo of another look, and nothing more with the built-in one', async () => {
  const size = { width: 300, height: 96 }
  const logo = { id: 'a'.repeat(32), type: 'svg' as const, ...size, onLight: true, onDark: false }
  const own = { ...builtInLook, key: 'k1', logo }
  const page = await render('/privacy', replies(200), lastKnown, own)
  const path = `/look/pictures/${logo.id}.svg`
  expect(page.html.match(new RegExp(`<img [^>]*src="${path}"`, 'g'))).toHaveLength(2)
  expect(page.html).not.toContain('leaf')
  expect(page.data['["look"]']).toEqual(own)
  const builtIn = await render('/privacy', replies(200))
  expect(builtIn.html).toContain('src="/leaf.svg"')
  expect(JSON.stringify(builtIn.data)).not.toContain('look')
})

test('the texts of dates come with the data of a page', async () => {
  const { data } = await render('/privacy', replies(200))
  expect(data['["formatted","year","America/Chicago"]']).toMatch(/^20\d\d$/)
})

test('a page has the assistant, unless staff turned it off', async () => {
  const pageWith = async (assistant: boolean) => {
    const data = { ...current, assistant }
    const respond = async () => Response.json({ success: true, data })
    return (await render('/privacy', respond, data)).html
  }
  expect(await pageWith(true)).toContain('Ask a question')
  expect(await pageWith(false)).not.toContain('Ask a question')
})

test('if the details cannot be loaded, a page uses the last known ones and counts as incomplete', async () => {
  const { html, data, complete } = await render('/privacy', replies(503))
  expect(html).toContain(lastKnown.phone)
  expect(html).not.toContain(builtInDetails.phone)
  expect(data['["site-details"]']).toEqual(lastKnown)
  expect(complete).toBe(false)
})

test('pages that are rendered at the same time never mix their data', async () => {
  const fetchFor = (phone: string) => async (path: string) => {
    await new Promise((resolve) => setTimeout(resolve))
    if (path === '/api/site-details') {
      return Response.json({ success: true, data: { ...builtInDetails, phone } })
    }
    if (path === '/api/team') return Response.json([])
    const data = path === '/api/jobs/filters' ? { locations: [] } : []
    return Response.json({ success: true, data })
  }
  const phones = ['(615) 555-0101', '(615) 555-0102']
  const pages = await Promise.all(phones.map((phone) => render('/?view=jobs', fetchFor(phone))))
  for (const [index, { html, complete }] of pages.entries()) {
    expect(complete).toBe(true)
    for (const phone of phones) expect(html.includes(phone)).toBe(phone === phones[index])
  }
})

describe('the notices', () => {
  const notice = {
    id: 'language-help',
    text: '<p>Ask us for an <strong>interpreter</strong>.</p>',
    // Already the next day in London, but not at the provider.
    updatedAt: '2026-11-16T03:00:00.000Z',
  }
  const pageWith = (found: object[] | undefined) => {
    const details = { ...current, notices: Boolean(found?.length) }
    return render('/notices', async (path) => {
      if (path === '/api/site-details') return Response.json({ success: true, data: details })
      return Response.json({ success: Boolean(found), data: found }, { status: found ? 200 : 503 })
    })
  }

  test('have a page with the published texts, and a link in the footer', async () => {
    const { status, head, html, complete } = await pageWith([notice])
    expect(status).toBe(200)
    expect(complete).toBe(true)
    expect(head).toMatchObject({
      title: 'Notices: Tulip Poplar Care',
      description: 'Notices of Tulip Poplar Care: Language help.',
      canonicalPath: '/notices',
    })
    expect(html).toContain('<h1>Notices</h1>')
    expect(html).toContain('<h2 id="language-help">Language help</h2>')
    expect(html).toContain(notice.text)
    expect(html).not.toContain('How to complain')
    expect(html).toContain('November 15, 2026')
    expect(html).toContain('<a href="/notices">Notices</a>')
  })

  test('have none while nothing is published', async () => {
    const { status, head, html } = await pageWith([])
    expect(status).toBe(404)
    expect(head).toMatchObject({ title: 'Page not found: Tulip Poplar Care' })
    expect(head).not.toHaveProperty('canonicalPath')
    expect(html).toContain('This path ends here')
    expect(html).not.toContain('href="/notices"')
  })

  test('are loaded by the browser when the server could not', async () => {
    const { status, html, complete } = await pageWith(undefined)
    expect(status).toBe(503)
    expect(complete).toBe(false)
    expect(html).toContain('Loading the notices...')
  })
})

describe('a job', () => {
  const renderPage = (status: number, body: object) => {
    const asked: string[] = []
    const page = render('/jobs/1?shift=morning&page=2', async (path) => {
      asked.push(path)
      return path === '/api/jobs/public/1' ? Response.json(body, { status }) : emptySite(path)
    })
    return page.then((rendered) => ({ ...rendered, asked }))
  }

  const list = '/api/jobs?shift=morning&page=2&limit=20'

  test('has its own page, without the list behind it and what is below that', async () => {
    const { status, head, html, data, complete, asked } = await renderPage(200, {
      success: true,
      data: aJob({ description: '<p>All of it.</p>' }),
    })
    expect(status).toBe(200)
    expect(complete).toBe(true)
    expect(head).toMatchObject({ canonicalPath: '/jobs/1', description: 'All of it.' })
    expect(html).toContain('<p>All of it.</p>')
    expect(data).toHaveProperty(['["job","1"]', 'state'], 'open')
    expect(html).toContain('Loading job opportunities...')
    expect(asked).not.toContain(list)
    expect(html).not.toMatch(/<form|<footer/)
  })

  test.each([
    ['job_closed', 410],
    ['not_found', 404],
  ])(
    'that is not open (%s) has status %i, the list, and no address for search engines',
    async (code, expected) => {
      const none = { success: false, code, message: 'None' }
      const { status, head, asked } = await renderPage(404, none)
      expect(status).toBe(expected)
      expect(asked).toContain(list)
      expect(head).toMatchObject({ title: 'Page not found: Tulip Poplar Care' })
      expect(head).not.toHaveProperty('canonicalPath')
    },
  )

  test('that could not be loaded is loaded by the browser', async () => {
    const { status, head, data, complete } = await renderPage(500, {})
    expect(status).toBe(503)
    expect(head.title).toBe('Tulip Poplar Care: Good lives at home in Tennessee')
    expect(data['["job","1"]']).toBeUndefined()
    expect(complete).toBe(false)
  })
})

test('the home page loads no jobs, and the list of jobs loads them', async () => {
  const askedFor = async (path: string) => {
    const asked: string[] = []
    const { head, status } = await render(path, async (called) => {
      asked.push(called)
      return emptySite(called)
    })
    expect(status).toBe(200)
    return { head, asked: asked.filter((called) => called.startsWith('/api/jobs')) }
  }
  const home = await askedFor('/')
  expect(home.asked).toEqual([])
  expect(home.head.canonicalPath).toBe('/')
  const listing = await askedFor('/?view=jobs&page=2')
  expect(listing.asked).toEqual(['/api/jobs/filters', '/api/jobs?page=2&limit=20'])
  expect(listing.head.canonicalPath).toBe('/?view=jobs')
})

test('the description of the API is a page', async () => {
  const description = { openapi: '3.1.0', info: { title: 'The API', version: '1' }, paths: {} }
  const page = await render('/api/docs', async () => Response.json(description))
  expect(page).toMatchObject({ status: 200, complete: true, head: { title: 'The API' } })
  expect(page.html).toContain('The API')
})

describe('the texts of the page', () => {
  const pageWith = async (changes: Partial<SiteTexts>) =>
    (await renderWith('/', replies(200), pageContent({ texts: { ...texts, ...changes } }))).html

  test('are those that staff wrote, and nothing in them becomes part of the page', async () => {
    const code = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    const html = await pageWith({
      about: { ...texts.about, lead: code, text: `${code} {provider}` },
    })
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('Tulip Poplar Care')
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<img src=x')
  })

  test('hide a section and its links when all of them are empty, and leave the others', async () => {
    const about = { ...texts.about, lead: '', text: '', ofTheName: '', caption: '' }
    const html = await pageWith({ about })
    expect(html).not.toContain('id="about"')
    expect(html).not.toContain('href="#about"')
    expect(html).toContain('id="our-mission"')
  })

  test('leave out a part that is empty, and keep the title of the menu without one of its own', async () => {
    const html = await pageWith({
      mission: { ...texts.mission, title: '', vision: '', values: [] },
      referral: { ...texts.referral, second: '', secondTitle: '' },
      careers: { ...texts.careers, benefits: [] },
    })
    expect(html).toContain('<h2 id="mission-vision-values-title"')
    expect(html).not.toContain(texts.mission.visionTitle)
    expect(html).not.toContain(texts.mission.valuesTitle)
    expect(html.match(/<li><svg[^>]*viewBox="0 0 320 24"/g)).toHaveLength(2)
    expect(html).not.toContain('Why Work With Us')
    expect(html).toContain('View Available Jobs')
  })
})
