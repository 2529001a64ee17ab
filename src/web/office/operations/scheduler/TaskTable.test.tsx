import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { ScheduledTask } from '#contract/operations/scheduler.ts'
import { AuditScreen } from '#web/office/office/audit/AuditScreen.tsx'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'

const ran = { endedAt: '2026-11-15T15:05:00.000Z', failed: false, result: 'Files removed: 2.' }
const aTask = (fields: Partial<ScheduledTask>): ScheduledTask => ({
  name: 'picture sweep',
  title: 'Remove unused pictures',
  purpose: 'Removes pictures that the website no longer shows.',
  running: false,
  nextRunAt: '2026-11-15T16:05:00.000Z',
  lastRun: ran,
  history: [],
  ...fields,
})

beforeEach(signIn)

function open(tasks: ScheduledTask[]) {
  respond({ ...validSession, 'GET /admin/scheduled-tasks': success(tasks) })
  renderAt('/?tab=tasks', <AuditScreen />)
}

/** The texts of the row that begins with this title. */
async function findRow(title: string) {
  const name = await screen.findByText(title)
  const row = name.closest('tr') as HTMLElement
  return within(row)
    .getAllByRole('cell')
    .slice(1)
    .map((cell) => cell.textContent?.trim())
}

test('shows when a task ran, what it did and when it runs next', async () => {
  open([
    aTask({}),
    aTask({ title: 'Send email', name: 'mail', lastRun: { ...ran, result: '' } }),
    aTask({
      title: 'Check documents',
      name: 'document sweep',
      lastRun: { ...ran, failed: true, result: 'Disk error' },
    }),
    aTask({ title: 'Forget old email', name: 'old mail', lastRun: null, running: true }),
  ])
  const at = 'Nov 15, 2026, 9:05 AM'
  const next = 'Nov 15, 2026, 10:05 AM'
  expect(await findRow('Remove unused pictures')).toEqual([at, 'Files removed: 2.', next])
  expect(await findRow('Send email')).toEqual([at, 'There was nothing to do.', next])
  expect(await findRow('Check documents')).toEqual([at, 'Failed Disk error', next])
  expect(await findRow('Forget old email')).toEqual(['Not yet', '', 'Running now'])
  expect(screen.getAllByText(aTask({}).purpose)).not.toHaveLength(0)
})

test('marks a task that failed, and names what each column has', async () => {
  open([aTask({}), aTask({ name: 'mail', lastRun: { ...ran, failed: true } })])
  const [head, good, bad] = await screen.findAllByRole('row')
  expect([...(head?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Task',
    'Last run',
    'Result',
    'Next run',
  ])
  expect(good).not.toHaveAttribute('data-marked')
  expect(bad).toHaveAttribute('data-marked', 'true')
})

test('shows the runs before on request', async () => {
  open([aTask({ history: [ran, { ...ran, endedAt: '2026-11-14T15:05:00.000Z', failed: true }] })])
  await userEvent.click(await screen.findByText('History: 2 runs'))
  const runs = screen.getAllByRole('listitem').map((item) => item.textContent?.trim())
  expect(runs).toEqual([
    'Nov 15, 2026, 9:05 AM Files removed: 2.',
    'Nov 14, 2026, 9:05 AMFailed Files removed: 2.',
  ])
})

test('says when there is none', async () => {
  open([])
  expect(await screen.findByText('No automatic tasks')).toBeVisible()
  expect(screen.getByText('The server has not run any yet.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('shows that the tasks could not be loaded, and tries again', async () => {
  let down = true
  respond({
    ...validSession,
    'GET /admin/scheduled-tasks': () => (down ? failure() : success([aTask({})])),
  })
  renderAt('/?tab=tasks', <AuditScreen />)
  expect(screen.getByText('Loading the automatic tasks...')).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load the automatic tasks. Please try again.',
  )
  down = false
  await press('Retry')
  expect(await screen.findByText('Remove unused pictures')).toBeVisible()
})
