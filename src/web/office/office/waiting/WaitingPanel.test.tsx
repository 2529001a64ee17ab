import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Waiting } from '#contract/office/waiting.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'

beforeEach(signIn)

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 1000).toISOString()

const quiet: Waiting[] = [
  { kind: 'applications', count: 0, oldest: null },
  { kind: 'messages', count: 0, oldest: null },
  { kind: 'testimonials', count: 0, oldest: null },
]
const busy: Waiting[] = [
  { kind: 'applications', count: 1200, oldest: hoursAgo(49) },
  { kind: 'messages', count: 1, oldest: hoursAgo(5) },
  { kind: 'testimonials', count: 2, oldest: hoursAgo(0) },
  { kind: 'closing', count: 2, oldest: null },
  { kind: 'interviews', count: 1, oldest: null },
  { kind: 'lacking', count: 3, oldest: hoursAgo(49) },
  { kind: 'expiring', count: 2, oldest: '2026-12-01' },
  { kind: 'mail', count: 3, oldest: hoursAgo(24) },
  { kind: 'backup', count: 1, oldest: hoursAgo(72) },
]

function open(data: Waiting[]) {
  respond({ ...validSession, 'GET /admin/waiting': success(data) })
  renderAt('/', <WaitingPanel />)
}

test.each([
  [
    '1,200 applications wait for a first look, the oldest received 2 days ago',
    'applicants&status=new',
  ],
  ['1 message waits for an answer, received 5 hours ago', 'contact-us&view=new'],
  ['2 testimonials wait for approval, the oldest received less than an hour ago', 'testimonials'],
  ['2 job postings close within a week', 'job-postings&closing=week'],
  ['1 interview within a week', 'applicants&view=interviews'],
  [
    '3 new hires lack something before the first day, the oldest applied 2 days ago',
    'applicants&view=lacking',
  ],
  [
    '2 new hires have a document that expires soon or has expired, the oldest on Dec 1, 2026',
    'applicants&view=expiring',
  ],
  ['3 emails could not be sent, the oldest written 24 hours ago', 'status'],
  ['The last backup is too old, made 3 days ago', 'status'],
])('%s, and the line leads there', async (name, section) => {
  open(busy)
  const line = await screen.findByRole('link', { name })
  expect(line).toHaveAttribute('href', `/admin/dashboard?section=${section}`)
})

test('leaves out what does not wait', async () => {
  open([...busy.slice(0, 1), ...quiet.slice(1)])
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
})

test('says that nothing waits', async () => {
  open(quiet)
  expect(await screen.findByText(/^Nothing waits\./)).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})

test('says that loading failed, and tries again', async () => {
  let broken = true
  const down = failure(503, 'Please try again.')
  respond({ ...validSession, 'GET /admin/waiting': () => (broken ? down : success(quiet)) })
  renderAt('/', <WaitingPanel />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load what waits.')
  expect(screen.getByRole('alert')).not.toHaveTextContent('out of date')
  broken = false
  await press('Try again')
  expect(await screen.findByText(/^Nothing waits\./)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('tells the age of a backup that is new enough, and when there is none yet', async () => {
  open([{ kind: 'backup', count: 0, oldest: hoursAgo(5) }])
  expect(await screen.findByText(/^The last backup was made 5 hours ago\./)).toBeVisible()
  expect(screen.getByText(/^Nothing waits\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See status' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=status',
  )
  open([{ kind: 'backup', count: 1, oldest: null }])
  expect(await screen.findByRole('link', { name: 'There is no backup yet' })).toBeVisible()
})

test('says that it is loading', () => {
  respond({ ...validSession, 'GET /admin/waiting': 'never' })
  renderAt('/', <WaitingPanel />)
  expect(screen.getByText('Loading what waits...')).toBeVisible()
  expect(screen.queryByText(/^Nothing waits\./)).toBeNull()
  expect(screen.queryByText(/^The last backup/)).toBeNull()
})
