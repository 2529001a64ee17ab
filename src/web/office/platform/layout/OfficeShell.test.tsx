import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CalendarDays, Inbox } from 'lucide-react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedToken } from '#web/api/session.ts'
import { press, signedInUser, signIn, validSession } from '../../../../../tests/support/office.ts'
import { findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { storeDraft } from '../drafts/drafts.ts'
import { UnsavedGuard } from '../drafts/UnsavedGuard.tsx'
import { OfficeShell } from './OfficeShell.tsx'
import type { Section } from './section.ts'

beforeEach(signIn)
afterEach(() => vi.useRealTimers())

const events: Section = {
  id: 'event-posting',
  label: 'Events',
  icon: CalendarDays,
  screen: () => <h1>All events</h1>,
  needs: ['read content'],
  group: 'Today',
}
const messages: Section = {
  id: 'contact-us',
  label: 'Messages',
  icon: Inbox,
  screen: () => <h1>All messages</h1>,
  needs: ['read messages'],
  group: 'Website',
  useCount: () => ({ count: 3, label: 'unread' }),
}
const quiet: Section = {
  ...messages,
  id: 'referrals',
  label: 'Referrals',
  hint: 'new people',
  useCount: () => ({ count: 0, label: 'unread' }),
}

const settings: Section = {
  ...events,
  id: 'users',
  label: 'Users',
  screen: () => <h1>All users</h1>,
  group: 'Settings',
}

const show = (user = signedInUser, current = events) =>
  renderAt(
    '/admin/dashboard',
    <UnsavedGuard>
      <OfficeShell
        user={user}
        sections={[events, messages, quiet, settings]}
        current={current}
        search={null}
        banner={<p>A banner</p>}
      />
    </UnsavedGuard>,
  )
const sidebar = () => within(screen.getByRole('navigation', { name: 'Sections' }))

test('shows the open section and who is signed in', () => {
  show()
  expect(document.title).toBe('Events · Office')
  expect(screen.getByRole('heading', { name: 'All events' })).toBeVisible()
  expect(screen.getByText('A banner')).toBeVisible()
  expect(screen.getByText('maria')).toHaveTextContent('maria (admin)')
})

test('names someone without a user name by the email, or else by the default', () => {
  const { unmount } = show({ ...signedInUser, username: '' })
  expect(screen.getByText('maria@example.org')).toBeVisible()
  unmount()
  show({ ...signedInUser, username: '', email: '', role: '' })
  expect(screen.getByText('Admin User')).toHaveTextContent('Admin User (admin)')
})

test('shows the day, and a way back to the site', () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T18:00:00.000Z'), toFake: ['Date'] })
  show()
  expect(screen.getByText('Sunday, November 15')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Site' })).toHaveAttribute('href', '/')
})

test('says that a section which is not listed for the user is not part of the role', () => {
  show(signedInUser, { ...events, id: 'other', label: 'Other' })
  expect(screen.getByText('Your role does not include this section.')).toBeVisible()
  expect(screen.getByText('If you need it for your work, please ask an owner.')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'All events' })).toBeNull()
  expect(document.title).toBe('Other · Office')
})

test('the sidebar marks the open section and counts what waits', () => {
  show()
  const links = sidebar().getAllByRole('link')
  expect(links.map((link) => link.textContent?.trim())).toEqual([
    'Events',
    'Messages3 unread',
    'Referrals new people',
    'Users',
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null])
  const website = within(sidebar().getByRole('list', { name: 'Website' }))
  expect(website.getAllByRole('link')).toHaveLength(2)
})

test('pointing at a section or moving the focus to it loads its screen', async () => {
  const preload = vi.fn()
  renderAt(
    '/admin/dashboard',
    <OfficeShell
      user={signedInUser}
      sections={[events, { ...messages, screen: Object.assign(messages.screen, { preload }) }]}
      current={events}
      search={null}
      banner={null}
    />,
  )
  const link = sidebar().getByRole('link', { name: /Messages/ })
  await userEvent.hover(link)
  expect(preload).toHaveBeenCalledTimes(1)
  link.focus()
  expect(preload).toHaveBeenCalledTimes(2)
})

const groups = () =>
  sidebar()
    .getAllByRole('list')
    .map((list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent)

describe('in a low window', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.startsWith('(height <'),
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    )
  })
  afterEach(() => vi.restoreAllMocks())

  test('one group after the first is open at a time', async () => {
    show()
    expect(groups()).toEqual(['Today', 'Website '])
    expect(sidebar().getByRole('button', { name: 'Website' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await press('Settings')
    expect(groups()).toEqual(['Today', 'Settings '])
    expect(sidebar().queryByRole('link', { name: 'Referrals new people' })).toBeNull()
    await press('Settings')
    expect(groups()).toEqual(['Today'])
  })

  test('the group of the open section is open', () => {
    show(signedInUser, settings)
    expect(groups()).toEqual(['Today', 'Settings '])
  })
})

test('on a narrow screen the sidebar opens over the content, and closes again', async () => {
  show()
  const open = () => screen.getByRole('button', { name: 'Open sections' })
  const isOpen = () => open().getAttribute('aria-expanded') === 'true'
  for (const close of [
    () => press('Close sections'),
    () => userEvent.keyboard('{Escape}'),
    () =>
      userEvent.click(document.querySelector('[aria-hidden="true"][class*="backdrop"]') as Element),
    () => userEvent.click(sidebar().getByRole('link', { name: /^Messages/ })),
  ]) {
    await userEvent.click(open())
    expect(isOpen()).toBe(true)
    expect(screen.getByRole('button', { name: 'Close sections' })).toHaveFocus()
    expect(document.querySelector('main')).toHaveAttribute('inert')
    await close()
    expect(isOpen()).toBe(false)
    expect(open()).toHaveFocus()
    expect(document.querySelector('main')).not.toHaveAttribute('inert')
  }
})

test.each([
  ['the server agrees', { body: { success: true } }, 'Logged out successfully'],
  ['the server cannot be reached', 'network failure' as const, 'Error logging out'],
])('logging out ends the session here when %s', async (_, reply, toast) => {
  respond({ ...validSession, 'POST /auth/logout': reply })
  storeDraft('event', undefined, { values: { title: 'Picnic' } })
  show()
  await press('Logout')
  await findToast(toast)
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/admin$/))
  expect(storedToken()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})
