import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { applicationExportCalls } from '#contract/hiring/application-bulk.ts'
import { contactExportCalls } from '#contract/messages/contact-handling.ts'
import type { Report } from '#contract/office/reports.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { savedFiles } from '../../../../../tests/support/simulated-browser.ts'
import { ReportsScreen } from './ReportsScreen.tsx'

const bands = (...counts: number[]) =>
  [3, 7, 14, 30, null].map((days, index) => ({ days, count: counts[index] ?? 0 }))
const quiet: Report = {
  period: '30-days',
  from: '2026-10-17',
  to: '2026-11-15',
  applications: { total: 0, series: [], byStatus: {}, byJob: [], otherJobs: 0 },
  firstLooks: { total: 0, medianHours: null, bands: bands(), waiting: 0 },
  decisions: { total: 0, medianHours: null, bands: bands() },
  losses: [{ stage: 'new', rejected: 0, withdrawn: 0 }],
  contactMessages: { total: 0, series: [] },
}
const coach = {
  title: 'Job Coach',
  byStage: { new: 900, reviewed: 0, interviewed: 90, rejected: 9, hired: 1 },
}
const busy: Report = {
  ...quiet,
  applications: {
    total: 1204,
    series: [
      { date: '2026-11-13', count: 3 },
      { date: '2026-11-14', count: 1200 },
      { date: '2026-11-15', count: 1 },
    ],
    byStatus: {
      pending: 1000,
      shortlisted: 1,
      interview_completed: 2,
      rejected: 198,
      withdrawn: 3,
    },
    byJob: [
      { ...coach, jobId: '1', location: 'Knoxville, TN', total: 1000 },
      { ...coach, jobId: '2', location: 'Cookeville, TN', total: 198 },
      { ...coach, jobId: '3', location: null, total: 2 },
    ],
    otherJobs: 4,
  },
  firstLooks: {
    total: 3,
    medianHours: 36,
    bands: [
      { days: 1, count: 1 },
      { days: 3, count: 2 },
      { days: null, count: 0 },
    ],
    waiting: 2,
  },
  losses: [
    { stage: 'new', rejected: 1, withdrawn: 0 },
    { stage: 'reviewed', rejected: 3, withdrawn: 2 },
  ],
  decisions: { total: 5, medianHours: 108, bands: bands(2, 1, 1, 1) },
  contactMessages: {
    total: 2,
    series: [
      { date: '2026-11-14', count: 1 },
      { date: '2026-11-15', count: 1 },
    ],
  },
}
const sections = [
  {
    exports: {
      call: applicationExportCalls.exportAll,
      file: 'applications',
      noun: 'applications',
    },
  },
  {},
  { exports: { call: contactExportCalls.exportAll, file: 'contact-messages', noun: 'messages' } },
]
const down = failure(500, 'Something went wrong.')
const call = (period: string) => `GET /admin/reports?period=${period}`

beforeEach(signIn)

function open(data: Report, more = {}) {
  const asked = respond({ ...validSession, [call('30-days')]: success(data), ...more })
  renderAt('/admin/dashboard?section=reports', <ReportsScreen sections={sections} />)
  return asked
}

const region = (name: string) => within(screen.getByRole('region', { name }))

/** Switches a panel to its table and returns the texts of its cells. */
async function readTable(name: string) {
  await userEvent.click(region(name).getByRole('radio', { name: 'Table' }))
  const rows = within(region(name).getByRole('table')).getAllByRole('row')
  return rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()))
}

test('describes each chart in a sentence', async () => {
  open(busy)
  expect(await screen.findByText('Oct 17, 2026 to Nov 15, 2026')).toBeVisible()
  for (const [name, sentence] of [
    ['Applications over time', '1,204 applications, most on Nov 14. Today is not over yet.'],
    ['Applications by status', '1,204 applications, by the status they have now.'],
    ['Applications by job', '1,204 applications, most for Job Coach, Knoxville, TN.'],
    ['Lost by stage', '6 people were rejected or withdrew, most at the stage Reviewed.'],
    [
      'Time to first look',
      'Half of 3 first looks came within 1.5 days. 2 applications have not been looked at yet.',
    ],
    ['Time to decision', 'Half of 5 decisions (hired or rejected) came within 4.5 days.'],
    ['Contact messages', '2 messages. Today is not over yet.'],
  ] as const) {
    expect(region(name).getByText(sentence)).toBeVisible()
  }
})

test('shows every chart as a table as well', async () => {
  open(busy)
  await screen.findByText('Time to decision')
  expect(await readTable('Applications over time')).toEqual([
    ['Day', 'Applications'],
    ['Nov 15, 2026, so far', '1'],
    ['Nov 14, 2026', '1,200'],
    ['Nov 13, 2026', '3'],
  ])
  expect(await readTable('Applications by status')).toEqual([
    ['Status', 'Applications', 'Share'],
    ['New', '1,000', '83%'],
    ['Reviewed', '0', '0%'],
    ['Interviewed', '3', '0%'],
    ['Rejected 3 of them withdrew', '201', '17%'],
    ['Hired', '0', '0%'],
  ])
  expect(await readTable('Applications by job')).toEqual([
    ['Job', 'All', 'New', 'Reviewed', 'Interviewed', 'Rejected', 'Hired'],
    ['Job Coach, Knoxville, TN', '1,000', '900', '0', '90', '9', '1'],
    ['Job Coach, Cookeville, TN', '198', '900', '0', '90', '9', '1'],
    ['Job Coach (deleted)', '2', '900', '0', '90', '9', '1'],
    ['Other jobs', '4', ''],
  ])
  expect(await readTable('Lost by stage')).toEqual([
    ['Stage before', 'People', 'Share'],
    ['New', '1', '17%'],
    ['Reviewed 2 of them withdrew', '5', '83%'],
  ])
  expect((await readTable('Time to first look')).map(([name]) => name)).toEqual([
    'Time',
    'Within a day',
    '2 to 3 days',
    'More than 3 days',
  ])
  expect((await readTable('Time to decision')).map(([name]) => name)).toEqual([
    'Time',
    'Within 3 days',
    '4 to 7 days',
    '8 to 14 days',
    '15 to 30 days',
    'More than 30 days',
  ])
  expect(await readTable('Contact messages')).toHaveLength(3)
  await userEvent.click(region('Contact messages').getByRole('radio', { name: 'Chart' }))
  expect(region('Contact messages').queryByRole('table')).toBeNull()
})

test('shows the jobs with the stages of their applicants as bars', async () => {
  open(busy)
  await screen.findByText('Applications by job')
  const bars = region('Applications by job').getAllByRole('listitem')
  expect(bars.map((bar) => bar.textContent)).toEqual([
    'Job Coach, Knoxville, TN 900 new, 90 interviewed, 9 rejected, 1 hired1,000',
    'Job Coach, Cookeville, TN 900 new, 90 interviewed, 9 rejected, 1 hired198',
    'Job Coach (deleted) 900 new, 90 interviewed, 9 rejected, 1 hired2',
    'Other jobs 4',
  ])
})

test('puts the period in the address', async () => {
  const asked = open(busy, {
    [call('12-months')]: success({ ...quiet, period: '12-months', from: '2025-12-01' }),
  })
  await screen.findByText(/most on Nov 14/)
  expect(screen.getByRole('radio', { name: '30 days' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: '12 months' }))
  expect(await screen.findByText('Dec 1, 2025 to Nov 15, 2026')).toBeVisible()
  expect(screen.getByTestId('address')).toHaveTextContent('?section=reports&period=12-months')
  expect(asked).toContain(call('12-months'))
  await userEvent.click(screen.getByRole('radio', { name: '30 days' }))
  expect(screen.getByTestId('address')).toHaveTextContent(/section=reports$/)
})

test('keeps the reports of the other period until those of the new one are there', async () => {
  open(busy, { [call('12-months')]: 'never' })
  await screen.findByText('Oct 17, 2026 to Nov 15, 2026')
  await userEvent.click(screen.getByRole('radio', { name: '12 months' }))
  await waitFor(() => expect(screen.queryByText('Oct 17, 2026 to Nov 15, 2026')).toBeNull())
  const panel = screen.getByText(/most on Nov 14/)
  expect(panel.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
})

test('shows the default period when the address names an unknown one', async () => {
  respond({ ...validSession, [call('30-days')]: success(quiet) })
  renderAt('/admin/dashboard?section=reports&period=forever', <ReportsScreen sections={sections} />)
  expect(await screen.findByText('Oct 17, 2026 to Nov 15, 2026')).toBeVisible()
})

test('says where there is no data', async () => {
  open(quiet)
  expect(await screen.findAllByText('No applications in this period')).toHaveLength(3)
  expect(screen.getByText('No decisions in this period')).toBeVisible()
  expect(screen.getByText('No first looks in this period')).toBeVisible()
  expect(screen.getByText('Nobody was rejected or withdrew in this period')).toBeVisible()
  expect(screen.getByText('No messages in this period')).toBeVisible()
})

test('shows that it is loading', () => {
  respond({ ...validSession, [call('30-days')]: 'never' })
  renderAt('/', <ReportsScreen sections={sections} />)
  expect(screen.getByText('Loading reports...')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Export/ })).toBeNull()
})

test('shows that loading failed, and tries again', async () => {
  let broken = true
  respond({ ...validSession, [call('30-days')]: () => (broken ? down : success(busy)) })
  renderAt('/', <ReportsScreen sections={sections} />)
  expect(await screen.findByText('Failed to load reports')).toBeVisible()
  broken = false
  await press('Retry')
  expect(await screen.findByText(/most on Nov 14/)).toBeVisible()
})

test.each([
  ['Export applications', 'careers', /^applications-\d{4}-\d\d-\d\d\.csv$/, 'applications'],
  ['Export messages', 'contact', /^contact-messages-\d{4}-\d\d-\d\d\.csv$/, 'messages'],
])('%s downloads a file, or shows that it failed', async (name, path, file, noun) => {
  const saved = savedFiles()
  let broken = true
  open(quiet, { [`GET /${path}/export.csv`]: () => (broken ? down : { body: 'a,b' }) })
  await userEvent.click(await screen.findByRole('button', { name }))
  expect(await findToast(`Failed to export ${noun}. Please try again.`)).toBeVisible()
  expect(saved.names()).toEqual([])
  broken = false
  await userEvent.click(await screen.findByRole('button', { name }))
  expect(await findToast(`Exported all ${noun}`)).toBeVisible()
  expect(saved.names()).toEqual([expect.stringMatching(file)])
})

test('shows that an export is running, and starts no second one', async () => {
  open(quiet, { 'GET /careers/export.csv': 'never' })
  await press('Export applications')
  const button = await screen.findByRole('button', { name: 'Exporting applications...' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
})
