import { expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { render } from './entry-server.tsx'

const lastKnown = { ...builtInDetails, phone: '(931) 555-0123' }
const today = { ...builtInDetails, phone: '(865) 555-0199' }

const replies = (status: number) => async (path: string) => {
  if (path !== '/api/site-details') return Response.json({ success: true, data: [] })
  return Response.json({ success: status === 200, data: today }, { status })
}

test('a page has the details of today', async () => {
  const { html, data, complete } = await render('/privacy', replies(200), lastKnown)
  expect(html).toContain(today.phone)
  expect(data['["site-details"]']).toEqual(today)
  expect(complete).toBe(true)
})

test('without an answer it has the last known ones, for the script too, and is not complete', async () => {
  const { html, data, complete } = await render('/privacy', replies(503), lastKnown)
  expect(html).toContain(lastKnown.phone)
  expect(html).not.toContain(builtInDetails.phone)
  expect(data['["site-details"]']).toEqual(lastKnown)
  expect(complete).toBe(false)
})
