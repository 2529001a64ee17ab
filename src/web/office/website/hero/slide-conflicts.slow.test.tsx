import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import {
  editedAt,
  openForm,
  savedLaterAt,
  serveForm,
  slide,
  slideForm,
} from '../../../../../tests/support/edited-forms.tsx'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, respond } from '../../../../../tests/support/render.tsx'

beforeEach(signIn)

test('saves a slide that was hidden or moved meanwhile without a question', async () => {
  const { sent, saveTheirs } = serveForm(slideForm)
  const type = await openForm(slideForm)
  saveTheirs({ isActive: false, order: 2 })
  await type()
  await press('Save')
  expect(await screen.findByText('Hero slide updated successfully')).toBeVisible()
  expect(sent.map(({ updatedAt }) => updatedAt)).toEqual([editedAt, savedLaterAt])
})

test('asks for the picture again before a deleted slide can be saved as a new one', async () => {
  const asked = respond({
    ...validSession,
    'GET /hero/admin': success([slide]),
    'PUT /hero/1': failure(404, 'Hero slide was not found.'),
    'POST /hero': success(slide),
  })
  const type = await openForm(slideForm)
  await type()
  await press('Save')
  await press('Save as a new hero slide')
  expect(await screen.findByText('Image is required for new slides')).toBeVisible()
  expect(screen.getByLabelText('Title (required)')).toHaveValue('Green hills')
  const file = new File(['x'], 'hills.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText(/^Image/), file)
  await userEvent.click(screen.getByLabelText('This picture says nothing more than the text'))
  await press('Save')
  expect(await screen.findByText('Hero slide created successfully')).toBeVisible()
  expect(asked.filter((name) => name === 'POST /hero')).toHaveLength(1)
})
