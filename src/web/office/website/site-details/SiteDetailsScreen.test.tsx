import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { type SiteDetails, siteDetailsMessages } from '#contract/website/site-details.ts'
import { setProvider, useProviderName } from '#web/office/platform/provider.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import {
  type FakeResponse,
  failure,
  findToast,
  renderAt,
  respond,
} from '../../../../../tests/support/render.tsx'
import { SiteDetailsScreen } from './SiteDetailsScreen.tsx'

const conflict = 'Someone else changed this. Reload to see it.'

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})

/** A server that stores the details. */
function serve(details: SiteDetails = builtInDetails) {
  const sent: (SiteDetails & { updatedAt: string })[] = []
  let data = { ...details, updatedAt: '' }
  respond({
    ...validSession,
    'GET /admin/site-details': () => success(data),
    'PUT /admin/site-details': (init) => {
      const body = JSON.parse(String(init?.body))
      if (body.updatedAt !== data.updatedAt) {
        return failure(409, conflict)
      }
      sent.push(body)
      data = { ...data, ...body, updatedAt: `2026-11-15T15:0${sent.length}:00.000Z` }
      return success(data)
    },
  })
  return {
    sent,
    saveByOthers: () => {
      data = { ...data, updatedAt: '2026-11-15T14:00:00.000Z' }
    },
  }
}

const open = async () => {
  renderAt('/', <SiteDetailsScreen />)
  return screen.findByLabelText('Phone')
}
const field = (label: string) => screen.getByLabelText(label)
const row = (name: string) => within(screen.getByRole('group', { name }))
const retype = async (label: string, text: string) => {
  await userEvent.clear(field(label))
  if (text) await userEvent.type(field(label), text)
}

test('shows that the details are loading, and tries again after a failure', async () => {
  let down = true
  respond({
    ...validSession,
    'GET /admin/site-details': () =>
      down ? 'network failure' : success({ ...builtInDetails, updatedAt: '' }),
  })
  renderAt('/', <SiteDetailsScreen />)
  expect(screen.getByText('Loading site details...')).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load site details. Please try again.',
  )
  down = false
  await press('Retry')
  expect(await screen.findByLabelText('Phone')).toHaveValue('(615) 555-0142')
})

test('saves the details, says so, and continues with the saved version', async () => {
  const { sent } = serve()
  await open()
  expect(screen.getByText('Nobody has changed this yet.')).toBeVisible()
  for (const label of ['Phone', 'Email', 'Street', 'City', 'State', 'ZIP code']) {
    expect(field(label)).toHaveAttribute('autocomplete', 'off')
  }
  await retype('Phone', ' (931) 555-0123')
  await retype('State', 'ga')
  await press('Save')
  expect(await screen.findByText('Site details saved')).toBeVisible()
  const { notices: _, ...typed } = builtInDetails
  expect(sent[0]).toEqual({
    ...typed,
    phone: '(931) 555-0123',
    address: { ...builtInDetails.address, region: 'GA' },
    updatedAt: '',
  })
  expect(field('State')).toHaveValue('GA')
  expect(screen.getByText('Last saved Nov 15, 2026, 9:01 AM')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()

  await retype('Office hours', 'Every day')
  await press('Save')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ hours: 'Every day', updatedAt: '2026-11-15T15:01:00.000Z' })
})

test('turns the assistant off', async () => {
  const { sent } = serve()
  await open()
  const checkbox = screen.getByRole('checkbox', { name: 'Show the assistant on the website' })
  expect(checkbox).toBeChecked()
  await userEvent.click(checkbox)
  await press('Save')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.assistant).toBe(false)
})

test('shows each error at its field, and sends nothing', async () => {
  const { sent } = serve()
  await open()
  await retype('Phone', '555-0142')
  await retype('ZIP code', '3713')
  await userEvent.clear(row('link 1').getByLabelText(/^Web address/))
  await userEvent.type(row('link 1').getByLabelText(/^Web address/), 'javascript:alert(1)')
  await press('Add entry')
  await press('Save')
  expect(await screen.findByText(siteDetailsMessages.phone)).toBeVisible()
  expect(field('ZIP code')).toHaveAccessibleDescription(siteDetailsMessages.postalCode)
  expect(row('link 1').getByText(siteDetailsMessages.href)).toBeVisible()
  expect(row('entry 4').getByText('Title is required')).toBeVisible()
  expect(row('entry 4').getByText('Detail is required')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Please correct the marked fields.')
  expect(field('Phone')).toHaveFocus()
  expect(sent).toEqual([])
})

test('adds, moves and removes rows, and keeps the focus near them', async () => {
  const { sent } = serve()
  await open()
  await press('Add link')
  expect(row('link 4').getByLabelText(/^Label/)).toHaveFocus()
  await userEvent.keyboard('The Arc')
  await userEvent.type(row('link 4').getByLabelText(/^Web address/), 'https://www.thearctn.org/')
  await press('Move link 4 up')
  expect(await screen.findByText('Moved to position 3 of 4')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Move link 3 up' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Move link 1 up' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await press('Remove link 1')
  expect(await screen.findByText('Removed link 1')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add link' })).toHaveFocus()
  for (const _ of builtInDetails.licensing) await press('Remove entry 1')
  await press('Save')
  await waitFor(() => expect(sent).toHaveLength(1))
  const [, choices, abuse] = builtInDetails.links
  expect(sent[0]?.links).toEqual([
    choices,
    { label: 'The Arc', href: 'https://www.thearctn.org/' },
    abuse,
  ])
  expect(sent[0]?.licensing).toEqual([])
})

test('allows twelve rows, and none of them twice', async () => {
  const others = Array.from({ length: 8 }, (_, index) => ({ title: `${index}`, detail: 'x' }))
  serve({ ...builtInDetails, licensing: [...builtInDetails.licensing, ...others] })
  await open()
  await press('Add entry')
  expect(screen.getByText(siteDetailsMessages.tooManyRows)).toBeVisible()
  await press('Add entry')
  expect(screen.queryByRole('group', { name: 'entry 13' })).toBeNull()
  const { title, detail } = builtInDetails.licensing[1] ?? { title: '', detail: '' }
  await userEvent.type(row('entry 12').getByLabelText(/^Title/), title)
  await userEvent.type(row('entry 12').getByLabelText(/^Detail/), detail)
  await press('Save')
  expect(await screen.findByText(siteDetailsMessages.sameRow)).toBeVisible()
})

/** A server that answers like this when the details are saved. */
const refuse = (reply: FakeResponse) =>
  respond({
    ...validSession,
    'GET /admin/site-details': success({ ...builtInDetails, updatedAt: '' }),
    'PUT /admin/site-details': reply,
  })

test('nothing can be changed while the details are saved', async () => {
  refuse('never')
  await open()
  await retype('City', 'Smyrna')
  await press('Save')
  const save = await screen.findByRole('button', { name: 'Saving...' })
  expect(save).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Saving...', { selector: '[role=status]' })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Site details' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Discard changes' })).toBeDisabled()
})

test('says that the details were not saved when the server gave no reason', async () => {
  refuse({ unchecked: { success: false } })
  await open()
  await press('Save')
  const message = 'Failed to save site details. Please try again.'
  expect(await findToast(message)).toBeVisible()
  const panel = within(screen.getByRole('region', { name: 'On the site' }))
  expect(panel.getByRole('alert')).toHaveTextContent(message)
})

test('links to the contact section of the site', async () => {
  serve()
  await open()
  const link = screen.getByRole('link', { name: /^See it on the site/ })
  expect(link).toHaveAttribute('href', '/#contact-us')
  expect(link).toHaveAttribute('target', '_blank')
})

test('the name is the organization’s own: the office follows as soon as it is saved', async () => {
  const { sent } = serve()
  await open()
  const { result } = renderHook(useProviderName)
  const name = 'مركز "Ridge" & River'
  await retype('Name of your organization', name)
  await press('Save')
  expect(await screen.findByText('Site details saved')).toBeVisible()
  expect(sent[0]).toMatchObject({ name })
  expect(result.current).toBe(name)
  act(() => setProvider(builtInDetails))
})

test('says what a new time zone does to events, and shows times in it after saving', async () => {
  const { sent } = serve()
  await open()
  expect(screen.queryByText(/keep the time on the clock/)).toBeNull()
  await userEvent.selectOptions(field('Time zone'), 'America/New_York')
  expect(screen.getByText(/still begins at 10:00 AM, in Eastern Time\.$/)).toBeVisible()
  await press('Save')
  expect(await screen.findByText('Last saved Nov 15, 2026, 10:01 AM')).toBeVisible()
  expect(sent[0]).toMatchObject({ timeZone: 'America/New_York' })
  expect(screen.queryByText(/keep the time on the clock/)).toBeNull()
  act(() => setProvider(builtInDetails))
})

test('lists are typed as lines', async () => {
  const { sent } = serve()
  await open()
  await retype('Counties', 'Knox{enter}{enter}Blount')
  await retype('What it costs', '')
  await press('Save')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.facts).toMatchObject({ counties: ['Knox', 'Blount'], cost: '' })
  await retype('Counties', 'x'.repeat(41))
  await press('Save')
  expect(await screen.findByText('County must be at most 40 characters')).toBeVisible()
  expect(sent).toHaveLength(1)
})
