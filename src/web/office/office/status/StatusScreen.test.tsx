import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Status } from '#contract/office/status.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'
import {
  goodStatus,
  openStatus,
  readState,
  statusItem,
} from '../../../../../tests/support/status.tsx'
import { StatusScreen } from './StatusScreen.tsx'

beforeEach(signIn)

test('a good installation: every part with its facts', async () => {
  openStatus()
  expect(await screen.findByText('Everything is good.')).toBeVisible()
  expect(screen.getByText('As of 9:05 AM')).toBeVisible()
  expect(screen.getAllByText('Good')).toHaveLength(8)
  const names = screen.getAllByRole('term').map((each) => each.textContent)
  const facts = screen.getAllByRole('definition').map((each) => each.textContent)
  expect(names.map((name, index) => `${name}: ${facts[index]}`)).toEqual([
    'Last backup: Nov 15, 2026, 2:30 AM (6 hours ago)',
    'Size: 2.5 GB',
    'Proved by restoring it: Nov 15, 2026, 2:41 AM',
    'Next backup: Nov 16, 2026, 2:30 AM',
    'Where: /backups',
    'Kept: The newest 14',
    'Free there: 80.0 GB',
    'files-key, opens applicants’ documents: In the folder for keys',
    'backup-key, opens backups: In the folder for keys',
    'audit-key, shows whether the audit log was changed: In the settings',
    'jwt-secret, signs sessions: In the folder for keys',
    'Folder for keys: /keys',
    'Stored: On the disk of the server',
    'Folder: /data',
    'Free: 40.0 GB of 100.0 GB',
    'Data folder: /data',
    'Time on the server: Nov 15, 2026, 9:05 AM',
    'Notices go to: office@example.org, nights@example.org',
    'Last sent: Nov 15, 2026, 8:00 AM',
    'Waiting: 1 email',
    'Failed in the last 7 days: 0 emails',
    'Kind: SQLite',
    'Size: 3.0 MB',
    'Last migration: 001-baseline',
    'Completely read and checked: Nov 15, 2026, 2:41 AM',
    'Version: 1.2.3 (abc1234)',
    'Node: 26.1.0',
    'Running since: Nov 14, 2026, 9:05 AM',
  ])
  for (const [title, ...sentences] of [
    ['Backup', 'The last backup was restored for a test, and was complete.'],
    [
      'Keys',
      'All keys are there.',
      'Keep a copy of the keys in another place than the backups, such as a password manager or a safe. Without backup-key no backup can be restored, and without files-key the documents in it cannot be opened.',
    ],
    ['Pictures and documents', 'The files can be read.'],
    ['Disk space', 'There is enough space.'],
    ['Clock', 'The clock is right.'],
    ['Mail', 'Mail is on, and nothing failed.'],
    ['Database', 'The database answers.'],
    ['Program', 'The server answers.'],
  ] as const) {
    expect(await readState(title)).toEqual(['Good', ...sentences])
  }
  expect(
    (await statusItem('Last errors')).getByText(/^Of requests since Nov 14, 2026, 9:05 AM,/),
  ).toBeVisible()
  expect((await statusItem('Last errors')).getByText('No errors')).toBeVisible()
})

test('what is urgent comes first', async () => {
  openStatus({ disk: { ...goodStatus.disk, free: 1 }, mail: null })
  expect(await screen.findByText('1 thing to act on now.')).toBeVisible()
  const titles = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  expect(titles).toEqual([
    'Disk space',
    'Mail',
    'Backup',
    'Keys',
    'Pictures and documents',
    'Clock',
    'Database',
    'Program',
    'Last errors',
  ])
})

test('errors in plain words, with what to do, newest first', async () => {
  openStatus({
    errors: [
      {
        at: '2026-11-15T14:00:00.000Z',
        count: 3,
        cause: 'disk full',
        route: 'POST /api/contact/submit',
        reference: 'r1',
      },
      {
        at: '2026-11-15T12:00:00.000Z',
        count: 1,
        cause: 'unexpected',
        route: 'GET /',
        reference: 'r2',
      },
    ],
    failedRuns: [
      {
        at: '2026-11-15T13:00:00.000Z',
        task: 'nightly backup',
        title: 'Nightly backup',
        reason: 'No disk.',
      },
      {
        at: '2026-11-15T11:00:00.000Z',
        task: 'polish lamps',
        title: 'Polish lamps',
        reason: 'No oil.',
      },
    ],
  })
  const items = (await statusItem('Last errors')).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Nov 15, 2026, 8:00 AMThe disk was full, so something could not be stored.Free some space. The sender was asked to try again.3 times, POST /api/contact/submit, reference r1',
    'Nov 15, 2026, 7:00 AMThe automatic task “Nightly backup” failed: No disk.See “Backup” above.',
    'Nov 15, 2026, 6:00 AMSomething unexpected happened.Give the reference to the person who runs the server: it leads to the line in the log.GET /, reference r2',
    'Nov 15, 2026, 5:00 AMThe automatic task “Polish lamps” failed: No oil.It is tried again by itself. If it fails again, tell the person who runs the server.',
  ])
})

test('a test mail, and what came of it', async () => {
  let result = success({ to: 'maria@example.org', failure: null })
  const asked = openStatus({}, { 'POST /admin/status/test-mail': () => result })
  await press('Send a test mail')
  expect(
    await screen.findByText(
      'The mail server took the test mail for maria@example.org. Look into your inbox, and into the folder for spam.',
    ),
  ).toBeVisible()
  expect(asked.filter((name) => name === 'GET /admin/status').length).toBeGreaterThan(1)
  for (const [failure, reason] of [
    ['unreachable', 'The mail server does not answer.'],
    ['unwelcome', 'The mail server does not let us send. Please check the mail settings.'],
    ['off', 'Mail is off.'],
  ]) {
    result = success({ to: 'maria@example.org', failure })
    await press('Send a test mail')
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(`The test mail was not sent. ${reason}`),
    )
    expect(screen.queryByText(/^The mail server took the test mail/)).toBeNull()
  }
})

test('a test mail that is on its way', async () => {
  openStatus({}, { 'POST /admin/status/test-mail': 'never' })
  await press('Send a test mail')
  expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('a test mail that failed without a reason', async () => {
  openStatus({}, { 'POST /admin/status/test-mail': { unchecked: { success: false } } })
  await press('Send a test mail')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The test mail could not be sent. Please try again.',
  )
})

test('too many test mails', async () => {
  const message = 'Too many requests. Please wait a moment and try again.'
  const refusal = failure(429, message)
  openStatus({}, { 'POST /admin/status/test-mail': refusal })
  await press('Send a test mail')
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('refreshes, and says when it cannot be loaded', async () => {
  let data: Partial<Status> | undefined
  respond({
    ...validSession,
    'GET /admin/status': () => (data ? success({ ...goodStatus, ...data }) : failure()),
  })
  renderAt('/', <StatusScreen />)
  expect(screen.getByText('Loading the status...')).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load the status. Please try again.',
  )
  data = {}
  await press('Retry')
  expect(await screen.findByText('Everything is good.')).toBeVisible()
  data = { mail: null }
  await press('Refresh')
  expect(await screen.findByText('Nothing urgent. 1 thing to look at.')).toBeVisible()
})
