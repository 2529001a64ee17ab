import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { SectionEdits, SignedIn } from '#web/office/platform/layout/use-may.ts'
import {
  aSlide,
  press,
  signedInUser,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { badGateway, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { HeroScreen } from './HeroScreen.tsx'

const hills = aSlide()
const lake = aSlide({
  _id: '2',
  id: '2',
  title: 'Lake',
  subtitle: 'Calm water',
  order: 2,
  isActive: false,
})

beforeEach(signIn)

function open(responses: Parameters<typeof respond>[0] = {}) {
  respond({ ...validSession, 'GET /hero/admin': success([hills, lake]), ...responses })
}

test('the table has what visitors see, and hidden slides are paler', async () => {
  open()
  renderAt('/', <HeroScreen />)
  const [head, first, second] = await screen.findAllByRole('row')
  expect([...(head?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Order',
    'Image',
    'Title',
    'Subtitle',
    'Shown',
    'Created Date',
    'Actions',
  ])
  expect(first).toHaveTextContent('No subtitle')
  expect(first).toHaveTextContent('Nov 14, 2026')
  expect(first).not.toHaveTextContent('Hidden from the site')
  expect(first).not.toHaveAttribute('data-muted')
  expect(second).toHaveTextContent('Calm water')
  expect(second).toHaveAttribute('data-muted', 'true')
  expect(screen.getByText('2 slides, 1 shown')).toBeVisible()
})

test('someone who may not edit sees whether a slide is shown, and only views it', async () => {
  open()
  renderAt(
    '/',
    <SignedIn value={{ ...signedInUser, role: 'reader' }}>
      <SectionEdits value="edit content">
        <HeroScreen />
      </SectionEdits>
    </SignedIn>,
  )
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  expect((await row(/Hills/)).getByText('Yes')).toBeVisible()
  expect((await row(/Lake/)).getByText('No')).toBeVisible()
  expect((await row(/Lake/)).getByText('2')).toBeVisible()
  expect(screen.queryByRole('switch')).toBeNull()
  const buttons = screen.getAllByRole('button').map((button) => button.title)
  expect(buttons).toEqual(['View Hills', 'View Lake'])
})

test('slides are found by title and subtitle', async () => {
  open()
  renderAt('/', <HeroScreen />)
  const search = await screen.findByLabelText('Search hero slides')
  for (const [text, name] of [
    ['hil', 'Hills'],
    ['water', 'Lake'],
  ] as const) {
    await userEvent.clear(search)
    await userEvent.type(search, text)
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    expect(screen.getByRole('button', { name: `Edit ${name}` })).toBeVisible()
  }
})

test('nothing else can be changed while a slide is shown or moved', async () => {
  open({ 'PATCH /hero/1/status': 'never' })
  renderAt('/', <HeroScreen />)
  await userEvent.click(await screen.findByRole('switch', { name: 'Show Hills on the site' }))
  const lakes = screen.getByRole('switch', { name: 'Show Lake on the site' })
  expect(lakes).toHaveAttribute('aria-disabled', 'true')
  for (const name of ['Edit Lake', 'Move Lake up', 'Add Hero Slide']) {
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  }
})

test('says that a slide could not be shown', async () => {
  open({ 'PATCH /hero/2/status': badGateway })
  renderAt('/', <HeroScreen />)
  await userEvent.click(await screen.findByRole('switch', { name: 'Show Lake on the site' }))
  expect(await findToast('Failed to save hero slide')).toBeVisible()
})

test('the form shows the slide as it is typed, on both screens', async () => {
  open()
  renderAt('/', <HeroScreen />)
  await press('Add Hero Slide')
  const preview = (name: string) => screen.getByText(name).parentElement as HTMLElement
  for (const name of ['Preview, computer', 'Preview, phone']) {
    expect(preview(name)).toHaveTextContent(`${name}Title`)
    expect(preview(name).querySelector('img')).toBeNull()
  }
  await userEvent.type(screen.getByLabelText('Title (required)'), 'Sea')
  await userEvent.type(screen.getByLabelText('Subtitle'), 'Salt')
  expect(preview('Preview, phone')).toHaveTextContent('Preview, phoneSeaSalt')
  await userEvent.clear(screen.getByLabelText('Title (required)'))
  await userEvent.clear(screen.getByLabelText('Subtitle'))
  await press('Cancel')
  await press('Edit Hills')
  const picture = preview('Preview, computer').querySelector('img')
  expect(picture).toHaveAttribute('src', '/art/hills.svg')
  expect(screen.getByLabelText('Image')).toHaveAccessibleDescription(
    'Current picture JPG, PNG, GIF or WebP, at most 5 MB. Recommended size: 1200x600px. Keep faces in the right half.',
  )
})
