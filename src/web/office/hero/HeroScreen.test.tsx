import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { HeroSlide } from '#contract/hero.ts'
import { storeSession } from '#web/api/session.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { HeroScreen } from './HeroScreen.tsx'

const user = { _id: 'u', username: 'maria', email: 'maria@example.org', role: 'admin' }
const at = '2026-11-15T12:00:00.000Z'
const slide: HeroSlide = {
  _id: '1',
  id: '1',
  title: 'Hills',
  subtitle: '',
  imageUrl: '/art/hills.svg',
  picture: { width: 1200, height: 600, sources: [] },
  isActive: true,
  order: 1,
  createdAt: at,
  updatedAt: at,
}
const usual = {
  'GET /auth/validate': { body: { valid: true, user } },
  'GET /hero/admin': { body: { success: true, data: [slide] } },
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => storeSession('token', user))

test.each([
  ['its own words', { message: 'The disk is full' }, 'The disk is full'],
  ['none', 'bad gateway', 'Failed to save hero slide'],
])('a slide that cannot be saved says why, where the server gave %s', async (_, body, words) => {
  answer({ ...usual, 'PUT /hero/1': { status: 502, body } })
  renderAt('/', <HeroScreen />)
  await press('Edit Hills')
  await press('Save')
  expect((await screen.findAllByText(words))[0]).toBeVisible()
})

test('a slide that cannot be deleted stays, and a toast says so', async () => {
  answer({ ...usual, 'DELETE /hero/1': 'network failure' })
  renderAt('/', <HeroScreen />)
  await press('Delete Hills')
  await press('Delete')
  expect(await screen.findByText('Failed to delete hero slide')).toBeVisible()
  expect(screen.getAllByText('Hills')[0]).toBeVisible()
})

test.each([
  [true, '“Hills” is hidden from the site now.'],
  [false, '“Hills” is on the site now.'],
])('says it when a slide that is shown (%s) is switched', async (isActive, words) => {
  const list = { body: { success: true, data: [{ ...slide, isActive }] } }
  answer({
    ...usual,
    'GET /hero/admin': list,
    'PATCH /hero/1/status': { body: { success: true, data: slide } },
  })
  renderAt('/', <HeroScreen />)
  const control = await screen.findByRole('switch', { name: 'Show Hills on the site' })
  await userEvent.click(control)
  expect(await screen.findByText(words)).toBeVisible()
  expect(control).toHaveFocus()
})

test('a slide that is moved is said to be at its new place, and its button keeps the focus', async () => {
  const lake = { ...slide, _id: '2', id: '2', title: 'Lake', order: 2 }
  let data = [slide, lake]
  answer({
    ...usual,
    'GET /hero/admin': () => ({ body: { success: true, data } }),
    'PUT /hero/reorder': (init) => {
      const { slideIds } = JSON.parse(String(init?.body))
      data = data.toSorted((a, b) => slideIds.indexOf(a.id) - slideIds.indexOf(b.id))
      return { body: { success: true, data } }
    },
  })
  renderAt('/', <HeroScreen />)
  const up = await screen.findByRole('button', { name: 'Move Lake up' })
  await userEvent.click(up)
  const spoken = await screen.findByText('Slide “Lake” moved to position 1 of 2')
  expect(spoken.closest('[role="status"]')).not.toBeNull()
  expect(await screen.findByText('The new order of the slides is on the site.')).toBeVisible()
  await waitFor(() => expect(up).toHaveFocus())
})

test('an order that cannot be saved says so', async () => {
  const lake = { ...slide, _id: '2', id: '2', title: 'Lake', order: 2 }
  answer({
    ...usual,
    'GET /hero/admin': { body: { success: true, data: [slide, lake] } },
    'PUT /hero/reorder': { status: 500, body: {} },
  })
  renderAt('/', <HeroScreen />)
  await press('Move Lake up')
  expect(await screen.findByText('Failed to save hero slide')).toBeVisible()
  expect(screen.queryByText(/moved to position/)).toBeNull()
})
