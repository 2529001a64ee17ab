import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { storeSession } from '#web/api/session.ts'
import { mailFailureTexts } from '#web/office/records/notes/mail-failures.ts'
import { signedInUser, signIn } from '../../../../../tests/support/office.ts'
import { renderAt } from '../../../../../tests/support/render.tsx'
import { QuickActions } from './QuickActions.tsx'
import { StatCards } from './StatCards.tsx'
import { UpcomingTasks } from './UpcomingTasks.tsx'

beforeEach(signIn)

const show = (role = 'admin') => {
  storeSession('token', { ...signedInUser, role })
  renderAt(
    '/',
    <>
      <StatCards overview={undefined} failed />
      <QuickActions />
      <UpcomingTasks overview={undefined} />
    </>,
  )
}
const listLinks = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')?.split('?')[1]])

test('the quick actions open a form or a list', () => {
  show()
  expect(listLinks('Quick Actions')).toEqual([
    ['Post New Job', 'section=job-postings&new'],
    ['Create Event', 'section=event-posting&new'],
    ['Review Applications', 'section=applicants&status=new'],
    ['View Reports', 'section=reports'],
  ])
})

test('the tasks lead to where they are done, with their priorities', () => {
  show()
  expect(listLinks('Upcoming Tasks')).toEqual([
    ['Review new job applications', 'section=applicants&status=new'],
    ['Update job posting descriptions', 'section=job-postings'],
    ['Respond to contact messages', 'section=contact-us'],
    ['Prepare monthly reports', 'section=reports'],
  ])
  const tasks = within(screen.getByRole('region', { name: 'Upcoming Tasks' }))
  expect(tasks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Review new job applications TodayHigh priority',
    'Update job posting descriptions This weekMedium priority',
    'Respond to contact messages TodayHigh priority',
    'Prepare monthly reports End of monthLow priority',
  ])
  expect(screen.getByText('Medium')).toHaveAttribute('data-color', 'orange')
  expect(screen.getByText('Low')).toHaveAttribute('data-color', 'green')
  for (const badge of screen.getAllByText('High')) {
    expect(badge).toHaveAttribute('data-color', 'red')
  }
})

const all = 'Total Applications, Pending Applications, Contact Messages, New This Week'

test.each([
  ['editor', '', 'Post New Job, Create Event', 'Update job posting descriptions'],
  [
    'hiring',
    'Total Applications, Pending Applications',
    'Post New Job, Review Applications, View Reports',
    'Review new job applications, Update job posting descriptions, Prepare monthly reports',
  ],
  [
    'intake',
    'Contact Messages',
    'View Reports',
    'Respond to contact messages, Prepare monthly reports',
  ],
  ['reader', all, 'Review Applications, View Reports', 'Prepare monthly reports'],
])('the role %s sees what it may do', (role, cards, actions, tasks) => {
  show(role)
  const titles = screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  const numbers = titles.filter((title) => title !== 'Quick Actions' && title !== 'Upcoming Tasks')
  expect(numbers.join(', ')).toBe(cards)
  const names = (title: string) => listLinks(title).map(([name]) => name)
  expect(names('Quick Actions').join(', ')).toBe(actions)
  expect(names('Upcoming Tasks').join(', ')).toBe(tasks)
})

test('a role that may do nothing sees no empty panels', () => {
  show('night watch')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

test('each reason why mail is not sent has its own sentence', () => {
  expect(mailFailureTexts).toMatchObject({
    delayed: 'The mail server asked us to try again later.',
    unconfirmed:
      'It may have arrived all the same: the website was stopped before the mail server had answered.',
  })
})

test('a task about new records says that there are none', () => {
  storeSession('token', signedInUser)
  const contactStats = { total: 3, unread: 0, today: 0, thisWeek: 0 }
  const overview = {
    contactStats,
    mailTroubles: [],
    failedTasks: [],
    fileTroubles: [],
    clockInDoubt: false,
  }
  renderAt('/', <UpcomingTasks overview={overview} />)
  expect(screen.getByText('Today, nothing new now')).toBeVisible()
})
