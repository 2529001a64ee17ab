import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Interview } from '#contract/hiring/interviews.ts'
import { formatTime } from '#web/office/platform/format.ts'
import { fromProviderTime, providerToday } from '#web/office/platform/provider-clock.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { InterviewsScreen } from './InterviewsScreen.tsx'
import { InterviewWarning } from './InterviewWarning.tsx'

beforeEach(signIn)

const interview = (name: string, daysLater: number, time: string): Interview => ({
  id: name,
  name,
  position: 'Job Coach',
  location: 'Knoxville, TN',
  interviewAt: fromProviderTime(providerToday(daysLater), time),
  interviewPlace: 'Room 2',
  by: 'maria',
  updatedAt: '2026-11-15T12:00:00.000Z',
})

const officeHours = 'Sunday to Saturday, 9 to 5'

function show(interviews: Interview[], others: Parameters<typeof respond>[0] = {}) {
  respond({
    ...validSession,
    'GET /careers/interviews': success({ interviews, officeHours }),
    ...others,
  })
  renderAt('/', <InterviewsScreen />)
}

test('shows who comes on each day, when, where, for which job, and who invited them', async () => {
  show([interview('Tasha', 0, '10:00'), interview('Sam', 1, '14:00'), interview('Ann', 9, '09:00')])
  const today = within(await screen.findByRole('region', { name: /^Today, / }))
  expect(today.getByRole('listitem')).toHaveTextContent(
    `${formatTime(fromProviderTime(providerToday(), '10:00'))}TashaJob Coach, Knoxville, TNRoom 2 · maria`,
  )
  expect(today.getByRole('link', { name: 'Tasha' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=applicants&id=Tasha',
  )
  expect(screen.getByRole('region', { name: /^Tomorrow, / })).toHaveTextContent('Sam')
  expect(screen.getAllByRole('region')).toHaveLength(3)
  expect(screen.queryByText(/Clashes|Outside/)).toBeNull()
})

test('marks interviews that clash, and one outside office hours', async () => {
  show([
    interview('Tasha', 1, '10:00'),
    interview('Sam', 1, '10:59'),
    interview('Ann', 1, '11:59'),
    interview('Lee', 2, '16:01'),
  ])
  const entries = await screen.findAllByRole('listitem')
  expect(entries.map((entry) => entry.textContent?.match(/Clashes with \w+|Outside.*/g))).toEqual([
    ['Clashes with Sam'],
    ['Clashes with Tasha'],
    null,
    ['Outside office hours'],
  ])
})

test('says that there are none, and where to invite someone', async () => {
  show([])
  expect(await screen.findByText('No interviews ahead')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show applicants' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Calendar File' })).toBeNull()
})

test('says that a calendar file could not be loaded', async () => {
  show([interview('Tasha', 0, '10:00')], { 'GET /careers/interviews.ics': failure() })
  await screen.findByText('Tasha')
  await press('Calendar File')
  await findToast('Failed to download the calendar file. Please try again.')
})

test.each([
  [['Sam'], '10:30', 'Clashes with Tasha'],
  [['Tasha'], '10:30', undefined],
  [['Sam'], '08:00', 'Outside office hours'],
  [['Sam', 'Ann'], '14:00', 'All 2 come at the same time'],
  [['Sam'], '', undefined],
])('inviting %j at “%s” warns: %s', async (ids, time, words) => {
  respond({
    ...validSession,
    'GET /careers/interviews': success({
      interviews: [interview('Tasha', 1, '10:00')],
      officeHours,
    }),
  })
  renderAt(
    '/',
    <>
      <InterviewWarning date={providerToday(1)} time="10:00" ids={['probe']} />
      <InterviewWarning date={providerToday(1)} time={time} ids={ids} />
    </>,
  )
  // The first one shows that the interviews were loaded.
  await screen.findAllByText(/Clashes with Tasha/)
  const [, warning] = screen.getAllByRole('status')
  if (words) expect(warning).toHaveTextContent(words)
  else expect(warning).toBeUndefined()
})
