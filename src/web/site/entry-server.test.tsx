import { expect, test } from 'vitest'
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
