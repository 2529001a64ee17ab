import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { TestimonialRecord } from '#contract/testimonials.ts'
import { storeSession } from '#web/api/session.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { TestimonialsScreen } from './TestimonialsScreen.tsx'

const user = { _id: 'u', username: 'maria', email: 'maria@example.org', role: 'admin' }
const at = '2026-11-15T12:00:00.000Z'
const ruth: TestimonialRecord = {
  _id: '1',
  id: '1',
  name: 'Ruth',
  review: 'They listen.',
  status: 'approved',
  permission: true,
  createdAt: at,
  updatedAt: at,
}
const valid = { 'GET /auth/validate': { body: { valid: true, user } } }
const usual = {
  ...valid,
  'GET /testimonials/admin/all': { body: { success: true, data: [ruth] } },
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => storeSession('token', user))

test('a list that fails without a word says what it can', async () => {
  answer({ ...valid, 'GET /testimonials/admin/all': { status: 502, body: 'bad gateway' } })
  renderAt('/', <TestimonialsScreen />)
  const banner = await screen.findByRole('alert')
  expect(banner).toHaveTextContent('Failed to load testimonials. Please try again.')
  expect(banner).toHaveTextContent('Failed to fetch testimonials')
})

test('each change that fails is told', async () => {
  answer(usual)
  renderAt('/', <TestimonialsScreen />)
  await press('Add Testimonial')
  await userEvent.type(screen.getByLabelText('Name (required)'), 'Ann')
  await userEvent.type(screen.getByLabelText('Review (required)'), 'Kind people.')
  await press('Save')
  expect(await screen.findByText('Failed to add testimonial. Please try again.')).toBeVisible()
  await press('Cancel')

  await press('Edit testimonial by Ruth')
  await press('Save')
  expect(await screen.findByText('Failed to update testimonial. Please try again.')).toBeVisible()
  await press('Cancel')

  await press('Delete testimonial by Ruth')
  await press('Delete')
  expect(await screen.findByText('Failed to delete testimonial. Please try again.')).toBeVisible()
})
