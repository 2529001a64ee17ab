import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Overview } from '#contract/office/overview.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { OverviewScreen } from './OverviewScreen.tsx'

const busy: Overview = {
  careerStats: { total: 1148, thisMonth: 23, pending: 6, today: 2, thisWeek: 9, shortlisted: 4 },
  contactStats: { total: 61, unread: 3, today: 1, thisWeek: 5 },
  mailTroubles: [],
  failedTasks: [],
  fileTroubles: [],
  clockInDoubt: false,
}
const quiet: Overview = {
  careerStats: { total: 0, thisMonth: 0, pending: 0, today: 0, thisWeek: 0, shortlisted: 0 },
  contactStats: { total: 0, unread: 0, today: 0, thisWeek: 0 },
  mailTroubles: [],
  failedTasks: [],
  fileTroubles: [],
  clockInDoubt: false,
}
const down = failure(500, 'Something went wrong.')

const responses = {
  ...validSession,
  'GET /admin/waiting': success([]),
  'GET /admin/news': success([]),
}

beforeEach(signIn)

function open(data: Overview) {
  respond({ ...responses, 'GET /admin/dashboard': success(data) })
  renderAt('/', <OverviewScreen />)
}

const region = (name: string) => within(screen.getByRole('region', { name }))
const sentences = (name: string) =>
  region(name)
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('begins with what waits', async () => {
  open(busy)
  expect(await screen.findByText(/^Nothing waits\./)).toBeVisible()
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first).toHaveTextContent('What waits today')
})

test('says that nothing is deleted while the clock may be wrong, and leads to it', async () => {
  open({ ...quiet, clockInDoubt: true })
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is deleted by itself')
  expect(screen.getByRole('link', { name: 'Look at the clock' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=status',
  )
})

test.each([
  ['Total Applications 1,148 +23 this month', '?section=applicants'],
  ['Pending Applications 6 +2 today', '?section=applicants&status=new'],
  ['Contact Messages 61 3 unread', '?section=contact-us'],
  ['New This Week 14 Combined activity', '?section=reports'],
])('%s links to what it counts', async (name, place) => {
  open(busy)
  const card = await screen.findByRole('link', { name })
  expect(card).toHaveAttribute('href', `/admin/dashboard${place}`)
})

test('shows a positive trend for unread messages, and none without them', async () => {
  open(busy)
  expect(await screen.findByText('3 unread')).toHaveAttribute('data-trend', 'positive')
  open(quiet)
  expect(await screen.findByText('0 unread')).not.toHaveAttribute('data-trend')
})

test.each([
  ['+23 this month', '+0 this month'],
  ['+2 today', '+0 today'],
])('shows a positive trend for %s, and none for %s', async (some, none) => {
  open(busy)
  expect(await screen.findByText(some)).toHaveAttribute('data-trend', 'positive')
  open(quiet)
  expect(await screen.findByText(none)).not.toHaveAttribute('data-trend')
})

test('marks the numbers that wait for someone', async () => {
  open(busy)
  const marked = async (name: RegExp) =>
    (await screen.findByRole('link', { name })).getAttribute('data-waiting')
  expect(await marked(/^Pending Applications 6/)).toBe('true')
  expect(await marked(/^Contact Messages 61/)).toBe('true')
  expect(await marked(/^Total Applications 1,148/)).toBeNull()
  open(quiet)
  expect(await marked(/^Pending Applications 0/)).toBe('false')
  expect(await marked(/^Contact Messages 0/)).toBe('false')
})

test('shows no numbers while they are loading', () => {
  respond({ ...responses, 'GET /admin/dashboard': 'never' })
  renderAt('/', <OverviewScreen />)
  expect(screen.getByText('Loading recent activity...')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Total Applications' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
  expect(screen.queryByText('No recent activity to display')).toBeNull()
})

test('lists recent activity', async () => {
  open(busy)
  await screen.findByText('2 new applications received today')
  expect(sentences('Recent Activity')).toEqual([
    '2 new applications received todayNew',
    '1 new contact message todayMessage',
    '9 applications received this weekThis week',
    '4 applications shortlistedPending',
  ])
})

test('shows that there is no recent activity, and refreshes', async () => {
  let data = quiet
  respond({ ...responses, 'GET /admin/dashboard': () => success(data) })
  renderAt('/', <OverviewScreen />)
  expect(await screen.findByText('No recent activity to display')).toBeVisible()
  data = busy
  await press('Refresh')
  expect(await screen.findByText('4 applications shortlisted')).toBeVisible()
  expect(screen.queryByText('No recent activity to display')).toBeNull()
})

test('shows how many emails could not be sent, and why', async () => {
  open({
    ...quiet,
    mailTroubles: [
      { reason: 'refused', failed: 3, waiting: 0 },
      { reason: 'unreachable', failed: 1, waiting: 2 },
    ],
  })
  const alerts = await screen.findAllByRole('alert')
  expect(alerts.map((alert) => alert.textContent)).toEqual([
    '3 emails could not be sent. The mail server does not accept mail for that address.',
    '1 email could not be sent. 2 emails could not be sent yet; we keep trying. The mail server does not answer.',
  ])
})

test('names the automatic tasks that failed, and leads to them', async () => {
  open({ ...quiet, failedTasks: ['Remove unused pictures', 'Polish lamps'] })
  const alerts = await screen.findAllByRole('alert')
  expect(alerts.map((alert) => alert.textContent)).toEqual([
    'An automatic task failed: Remove unused pictures. See automatic tasks',
    'An automatic task failed: Polish lamps. See automatic tasks',
  ])
  expect(screen.getAllByRole('link', { name: 'See automatic tasks' })[0]).toHaveAttribute(
    'href',
    '/admin/dashboard?section=audit&tab=tasks',
  )
})

test('what is wrong stands above everything else, so that showing it does not scroll', async () => {
  open({ ...quiet, failedTasks: ['Remove unused pictures'] })
  const alert = await screen.findByRole('alert')
  const [panel] = await screen.findAllByRole('heading', { level: 2 })
  expect(alert.compareDocumentPosition(panel as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('says what is wrong with the files, and which key is missing', async () => {
  open({
    ...quiet,
    fileTroubles: [
      { reason: 'foreign' },
      { reason: 'missing key', keyName: 'local' },
      { reason: 'out of reach' },
    ],
  })
  const alerts = await screen.findAllByRole('alert')
  expect(alerts.map((alert) => alert.textContent)).toEqual([
    'The pictures and documents on the server do not belong to this database, so unused files are not removed. Please tell the person who runs the server.',
    'Applicants’ documents cannot be opened, because the key “local” is missing or wrong. Please tell the person who runs the server.',
    'The store for pictures and documents does not answer, so documents cannot be opened or received. Please tell the person who runs the server.',
  ])
})

test('shows that loading failed, and tries again', async () => {
  let broken = true
  respond({ ...responses, 'GET /admin/dashboard': () => (broken ? down : success(busy)) })
  renderAt('/', <OverviewScreen />)
  expect(await screen.findByText('Unable to load recent activity data')).toBeVisible()
  expect(await findToast('Failed to load dashboard data')).toBeVisible()
  for (const title of ['Total Applications', 'Contact Messages', 'New This Week']) {
    expect(screen.getByRole('link', { name: `${title} -- Unable to load` })).toBeVisible()
  }
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(region('System Status').getByText('Error')).toBeVisible()
  broken = false
  await press('Retry')
  expect(await screen.findByText('+23 this month')).toBeVisible()
  expect(screen.queryByText('System Status')).toBeNull()
})

test('keeps the numbers when a refresh fails', async () => {
  let broken = false
  respond({ ...responses, 'GET /admin/dashboard': () => (broken ? down : success(busy)) })
  renderAt('/', <OverviewScreen />)
  await screen.findByText('+23 this month')
  broken = true
  await press('Refresh')
  expect(await findToast('Failed to load dashboard data')).toBeVisible()
  expect(screen.getByText('+23 this month')).toBeVisible()
  expect(region('Recent Activity').getByRole('alert')).toHaveTextContent(
    'Unable to load recent activity data What you see below may be out of date.',
  )
  expect(region('System Status').getByText('Something went wrong.')).toBeVisible()
  broken = false
  await press('Retry')
  await waitFor(() => expect(region('Recent Activity').queryByRole('alert')).toBeNull())
  expect(screen.queryByRole('region', { name: 'System Status' })).toBeNull()
})
