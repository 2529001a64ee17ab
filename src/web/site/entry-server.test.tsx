import { describe, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { render } from './entry-server.tsx'

const lastKnown = { ...builtInDetails, phone: '(931) 555-0123' }
const current = { ...builtInDetails, phone: '(865) 555-0199' }

const replies = (status: number) => async (path: string) => {
  if (path !== '/api/site-details') return Response.json({ success: true, data: [] })
  return Response.json({ success: status === 200, data: current }, { status })
}

test('a page has the current site details', async () => {
  const { html, data, complete } = await render('/privacy', replies(200), lastKnown)
  expect(html).toContain(current.phone)
  expect(data['["site-details"]']).toEqual(current)
  expect(complete).toBe(true)
})

test('the texts of dates come with the data of a page', async () => {
  const { data } = await render('/privacy', replies(200), lastKnown)
  expect(data['["formatted","year"]']).toMatch(/^20\d\d$/)
})

test('a page has the assistant, unless staff turned it off', async () => {
  const pageWith = async (assistant: boolean) => {
    const data = { ...current, assistant }
    const { html } = await render(
      '/privacy',
      async () => Response.json({ success: true, data }),
      data,
    )
    return html
  }
  expect(await pageWith(true)).toContain('Ask a question')
  expect(await pageWith(false)).not.toContain('Ask a question')
})

test('if the details cannot be loaded, a page uses the last known ones and counts as incomplete', async () => {
  const { html, data, complete } = await render('/privacy', replies(503), lastKnown)
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
  const pages = await Promise.all(
    phones.map((phone) => render('/?view=jobs', fetchFor(phone), lastKnown)),
  )
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
    return render(
      '/notices',
      async (path) => {
        if (path === '/api/site-details') return Response.json({ success: true, data: details })
        return Response.json(
          { success: Boolean(found), data: found },
          { status: found ? 200 : 503 },
        )
      },
      lastKnown,
    )
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
