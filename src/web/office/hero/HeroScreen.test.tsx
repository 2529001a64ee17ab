import { screen } from '@testing-library/react'
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
