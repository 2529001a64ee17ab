import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { session } from '../../../../../tests/support/responses.ts'
import { describeDevice, Sessions } from './Sessions.tsx'

beforeEach(signIn)

test('asks before it ends a session of someone else, and does not offer one’s own', async () => {
  let ended = false
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0'
  respond({
    ...validSession,
    'GET /admin/sessions': () =>
      success([
        session,
        ...(ended ? [] : [{ ...session, id: 's', username: 'Tom', userAgent, current: false }]),
      ]),
    'DELETE /admin/sessions/s': () => {
      ended = true
      return { body: { success: true, message: 'Done' } }
    },
  })
  renderAt('/', <Sessions busy={false} />)
  const row = await screen.findByRole('row', { name: /This session/ })
  expect(within(row).queryByRole('button')).toBeNull()
  await press(/^End session of Tom/)
  const question = within(screen.getByRole('alertdialog', { name: 'End session' }))
  expect(
    question.getByText(
      'Do you want to sign Tom out there? Anything they have not saved will be lost.',
    ),
  ).toBeVisible()
  expect(question.getByText('Firefox on Windows')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'End session' }))
  await findToast('Session ended.')
  await waitFor(() => expect(screen.queryByText('Tom')).toBeNull())
})

test('says why a session was not ended, but not about the next one', async () => {
  const message = 'Not now.'
  respond({
    ...validSession,
    'GET /admin/sessions': success([{ ...session, id: 's', current: false }]),
    'DELETE /admin/sessions/s': failure(409, message),
  })
  renderAt('/', <Sessions busy={false} />)
  await press(/^End session of Ann/)
  const question = () => within(screen.getByRole('alertdialog'))
  await userEvent.click(question().getByRole('button', { name: 'End session' }))
  expect(await question().findByText(message)).toBeVisible()
  await userEvent.click(question().getByRole('button', { name: 'Cancel' }))
  await press(/^End session of Ann/)
  expect(question().queryByText(message)).toBeNull()
})

test('sessions that could not be loaded can be loaded again', async () => {
  let failing = true
  respond({
    ...validSession,
    'GET /admin/sessions': () => (failing ? failure(503) : success([session])),
  })
  renderAt('/', <Sessions busy={false} />)
  expect(screen.getByText('Loading sessions...')).toBeVisible()
  expect(await screen.findByText('Failed to load sessions. Please try again.')).toBeVisible()
  failing = false
  await press('Retry')
  expect(await screen.findByText('This session')).toBeVisible()
})

test('shows where and when each session was opened and last used', async () => {
  const opened = { ...session, createdAt: '2026-01-15T12:00:00.000Z', ip: '203.0.113.7' }
  respond({
    ...validSession,
    'GET /admin/sessions': success([{ ...opened, lastSeenAt: '2026-01-17T12:00:00.000Z' }]),
  })
  renderAt('/', <Sessions busy={false} />)
  const table = within(await screen.findByRole('table', { name: 'Sessions' }))
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['Person', 'Device', 'Signed in', 'Last used', 'Actions'])
  const cells = table.getAllByRole('cell').map(({ textContent }) => textContent?.trim())
  expect(cells).toEqual([
    'Ann This session',
    'Unknown device203.0.113.7',
    'Jan 15, 2026',
    'Jan 17, 2026',
    '',
  ])
})

test('no session can be ended while something else is open', async () => {
  respond({ ...validSession, 'GET /admin/sessions': success([{ ...session, current: false }]) })
  renderAt('/', <Sessions busy />)
  await press(/^End session of Ann/)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('says that a session could not be ended', async () => {
  respond({
    ...validSession,
    'GET /admin/sessions': success([{ ...session, id: 's', current: false }]),
    'DELETE /admin/sessions/s': failure(),
  })
  renderAt('/', <Sessions busy={false} />)
  await press(/^End session of Ann/)
  await press('End session')
  expect(await findToast('The session could not be ended.')).toBeVisible()
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/141 Safari/537 Edg/141.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/141 Safari/537 OPR/120.0', 'Opera on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19) FxiOS/140 Safari/605', 'Firefox on iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64) Gecko Firefox/145.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/141 Safari/537', 'Chrome on Android'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/141 Safari/537', 'Chrome on a Chromebook'],
  ['Mozilla/5.0 (iPad; CPU OS 19) CriOS/141 Safari/604', 'Chrome on iPad'],
  ['Mozilla/5.0 (Macintosh; Intel) Version/19 Safari/605', 'Safari on a Mac'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'Windows'],
  ['Safari/605', 'Safari'],
  ['curl/8', 'Unknown device'],
])('names the device of %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
