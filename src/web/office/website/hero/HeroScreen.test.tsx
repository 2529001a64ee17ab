import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import {
  aSlide,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { badGateway, failure, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { HeroScreen } from './HeroScreen.tsx'

const slide = aSlide()
const usual = {
  ...validSession,
  'GET /hero/admin': success([slide]),
}

beforeEach(signIn)

test.each([
  ['a reason', failure(503, 'The disk is full'), 'The disk is full'],
  ['no reason', badGateway, 'Failed to save hero slide'],
])('shows why a slide could not be saved when the server gave %s', async (_, reply, message) => {
  respond({ ...usual, 'PUT /hero/1': reply })
  renderAt('/', <HeroScreen />)
  await press('Edit Hills')
  await press('Save')
  expect((await screen.findAllByText(message))[0]).toBeVisible()
})

test('keeps a slide that could not be deleted, and shows a toast', async () => {
  respond({ ...usual, 'DELETE /hero/1': 'network failure' })
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
    const sent: unknown[] = []
    respond({
      ...usual,
      'GET /hero/admin': list,
      'PATCH /hero/1/status': (init) => {
        sent.push(JSON.parse(String(init?.body)))
        return success(slide)
      },
    })
    renderAt('/', <HeroScreen />)
    const control = await screen.findByRole('switch', { name: 'Show Hills on the site' })
    await userEvent.click(control)
    expect(await screen.findByText(message)).toBeVisible()
    expect(control).toHaveFocus()
    expect(sent).toEqual([{ isActive: !isActive }])
  },
)

test('announces the new position of a moved slide, and keeps the focus on its button', async () => {
  const lake = aSlide({ _id: '2', id: '2', title: 'Lake', order: 2 })
  let data = [slide, lake]
  respond({
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
  await press('Move Lake down')
  expect(await screen.findByText('Slide “Lake” moved to position 2 of 2')).toBeInTheDocument()
})

test('shows that a new order could not be saved', async () => {
  const lake = aSlide({ _id: '2', id: '2', title: 'Lake', order: 2 })
  respond({
    ...usual,
    'GET /hero/admin': success([slide, lake]),
    'PUT /hero/reorder': badGateway,
  })
  renderAt('/', <HeroScreen />)
  await press('Move Lake up')
  expect(await screen.findByText('Failed to save hero slide')).toBeVisible()
  expect(screen.queryByText(/moved to position/)).toBeNull()
})

test('a slide is viewed with everything that is stored about it', async () => {
  respond({
    ...usual,
    'GET /hero/admin': success([{ ...slide, isActive: false, imageDescription: 'Green hills' }]),
  })
  renderAt('/', <HeroScreen />)
  expect(await screen.findByText('1 slide, 0 shown')).toBeVisible()
  expect(screen.getByText('Hidden from the site')).toBeVisible()
  await press('View Hills')
  const dialog = within(screen.getByRole('dialog', { name: 'Hero Slide Details' }))
  expect(dialog.getByRole('img', { name: 'Green hills' })).toHaveAttribute('src', '/art/hills.svg')
  const names = dialog.getAllByRole('term').map(({ textContent }) => textContent)
  const values = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(names.map((name, index) => `${name}: ${values[index]}`)).toEqual([
    'Title: Hills',
    'Subtitle: No subtitle',
    'The picture shows: Green hills',
    'Created: Nov 14, 2026, 12:00 PM',
    'Last Updated: Nov 14, 2026, 12:00 PM',
    'Order: 1',
    'Status: Inactive',
  ])
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a slide without a description of its picture says so', async () => {
  respond(usual)
  renderAt('/', <HeroScreen />)
  await press('View Hills')
  const dialog = within(screen.getByRole('dialog', { name: 'Hero Slide Details' }))
  expect(dialog.getByText('Not described yet')).toBeVisible()
  expect(dialog.getByRole('img', { name: 'The slide Hills' })).toBeVisible()
  expect(dialog.getByText('Active')).toBeVisible()
})

test('a new slide is shown and comes last, and a changed one keeps its place', async () => {
  const forms: FormData[] = []
  const save = (init?: RequestInit) => {
    forms.push(init?.body as FormData)
    return success(slide)
  }
  respond({ ...usual, 'POST /hero': save, 'PUT /hero/1': save })
  renderAt('/', <HeroScreen />)
  await press('Add Hero Slide')
  await userEvent.type(screen.getByLabelText('Title (required)'), 'Lake')
  const picture = new File(['x'], 'lake.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText(/^Image/), picture)
  await press('Save')
  expect(await screen.findByText('Please say what the picture shows')).toBeVisible()
  expect(forms).toEqual([])
  await userEvent.type(screen.getByLabelText(/^What does the picture show/), 'A lake.')
  await press('Save')
  expect(await screen.findByText('Hero slide created successfully')).toBeVisible()
  await press('Edit Hills')
  await userEvent.type(screen.getByLabelText('Subtitle'), 'Home')
  await press('Save')
  expect(await screen.findByText('Hero slide updated successfully')).toBeVisible()
  const [created, changed] = forms.map((form) => Object.fromEntries(form))
  expect(created).toMatchObject({
    title: 'Lake',
    imageDescription: 'A lake.',
    isActive: 'true',
    order: '2',
  })
  expect(changed).toMatchObject({ title: 'Hills', subtitle: 'Home', updatedAt: slide.updatedAt })
  expect(created).not.toHaveProperty('isDecoration')
  expect(changed).not.toHaveProperty('isActive')
  expect(changed).not.toHaveProperty('order')
})

test('the first slide cannot move up, nor the last one down', async () => {
  const lake = aSlide({ _id: '2', id: '2', title: 'Lake', order: 2 })
  respond({ ...usual, 'GET /hero/admin': success([slide, lake]) })
  renderAt('/', <HeroScreen />)
  const button = (name: string) => screen.getByRole('button', { name })
  expect(await screen.findByRole('button', { name: 'Move Hills up' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(button('Move Lake down')).toHaveAttribute('aria-disabled', 'true')
  for (const name of ['Move Hills down', 'Move Lake up']) {
    expect(button(name)).not.toHaveAttribute('aria-disabled', 'true')
  }
})
