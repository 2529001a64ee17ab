import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aSlide, press, signIn, success, validSession } from '../../../../tests/support/office.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { HeroScreen } from './HeroScreen.tsx'

const slide = aSlide()
const usual = {
  ...validSession,
  'GET /hero/admin': success([slide]),
}

beforeEach(signIn)

test.each([
  ['a reason', { message: 'The disk is full' }, 'The disk is full'],
  ['no reason', 'bad gateway', 'Failed to save hero slide'],
])('shows why a slide could not be saved when the server gave %s', async (_, body, message) => {
  answer({ ...usual, 'PUT /hero/1': { status: 502, body } })
  renderAt('/', <HeroScreen />)
  await press('Edit Hills')
  await press('Save')
  expect((await screen.findAllByText(message))[0]).toBeVisible()
})

test('keeps a slide that could not be deleted, and shows a toast', async () => {
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
])(
  'says whether a slide is on the site after the switch (shown before: %s)',
  async (isActive, message) => {
    const list = success([{ ...slide, isActive }])
    answer({
      ...usual,
      'GET /hero/admin': list,
      'PATCH /hero/1/status': success(slide),
    })
    renderAt('/', <HeroScreen />)
    const control = await screen.findByRole('switch', { name: 'Show Hills on the site' })
    await userEvent.click(control)
    expect(await screen.findByText(message)).toBeVisible()
    expect(control).toHaveFocus()
  },
)

test('announces the new position of a moved slide, and keeps the focus on its button', async () => {
  const lake = aSlide({ _id: '2', id: '2', title: 'Lake', order: 2 })
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
  const announced = await screen.findByText('Slide “Lake” moved to position 1 of 2')
  expect(announced.closest('[role="status"]')).not.toBeNull()
  expect(await screen.findByText('The new order of the slides is on the site.')).toBeVisible()
  await waitFor(() => expect(up).toHaveFocus())
})

test('shows that a new order could not be saved', async () => {
  const lake = aSlide({ _id: '2', id: '2', title: 'Lake', order: 2 })
  answer({
    ...usual,
    'GET /hero/admin': success([slide, lake]),
    'PUT /hero/reorder': { status: 500, body: {} },
  })
  renderAt('/', <HeroScreen />)
  await press('Move Lake up')
  expect(await screen.findByText('Failed to save hero slide')).toBeVisible()
  expect(screen.queryByText(/moved to position/)).toBeNull()
})
