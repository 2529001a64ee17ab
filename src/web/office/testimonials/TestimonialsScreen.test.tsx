import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { TestimonialRecord } from '#contract/testimonials.ts'
import { press, signIn, success, validSession } from '../../../../tests/support/office.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { TestimonialsScreen } from './TestimonialsScreen.tsx'

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
const usual = {
  ...validSession,
  'GET /testimonials/admin/all': success([ruth]),
}

beforeEach(signIn)

test('shows a general reason when the server gave none', async () => {
  answer({ ...validSession, 'GET /testimonials/admin/all': { status: 502, body: 'bad gateway' } })
  renderAt('/', <TestimonialsScreen />)
  const banner = await screen.findByRole('alert')
  expect(banner).toHaveTextContent('Failed to load testimonials. Please try again.')
  expect(banner).toHaveTextContent('Failed to fetch testimonials')
})

test('shows each change that failed', async () => {
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
