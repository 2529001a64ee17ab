import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { AuditLine } from '#contract/records/audit.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { administrator, event } from '../../../../../tests/support/responses.ts'
import { AuditScreen } from './AuditScreen.tsx'

const aLine = (fields: Partial<AuditLine>): AuditLine => ({
  _id: JSON.stringify(fields),
  id: JSON.stringify(fields),
  at: '2026-11-15T14:20:00.000Z',
  person: 'maria',
  personId: '1',
  action: 'opened',
  details: [],
  kind: 'resume',
  objectId: 'a',
  name: 'Tasha Greene',
  ip: '203.0.113.7',
  ...fields,
})
const reply = (data: AuditLine[], totalPages = 1) => ({
  body: {
    success: true,
    data,
    pagination: { currentPage: 1, totalPages, totalItems: data.length, itemsPerPage: 50 },
  },
})
const usual = {
  ...validSession,
  'GET /admin/users': success([
    { ...administrator, id: '1', username: 'maria', email: 'maria@example.org' },
  ]),
}
const first = 'GET /admin/audit?page=1&limit=50'

beforeEach(signIn)

test.each<[Partial<AuditLine>, string]>([
  [{}, 'maria opened the resume of Tasha Greene'],
  [
    { action: 'changed-status', details: ['pending', 'interview_scheduled'], kind: 'application' },
    'maria changed the status of Tasha Greene NewInterview scheduled',
  ],
  [{ action: 'deleted', kind: 'contact message', name: 'deleted' }, 'maria deleted a message'],
  [
    { action: 'updated', kind: 'event', name: 'deleted', person: 'deleted' },
    'deleted updated the event deleted',
  ],
  [{ action: 'signed-in', kind: 'session', name: 'maria' }, 'maria signed in'],
  [
    { action: 'sign-in-refused', kind: 'session', person: '', objectId: null, name: '' },
    'Someone tried to sign in and was refused',
  ],
  [
    { action: 'published-on-date', kind: 'event', person: '', ip: '', name: 'Picnic' },
    'The server published the event Picnic on its date',
  ],
  [
    { action: 'closed-on-date', kind: 'job', person: '', ip: '', name: 'Cook' },
    'The server closed the job posting Cook on its date',
  ],
  [
    { action: 'set-password', kind: 'user', person: '', ip: '', name: 'tom' },
    'The server’s command line set a new password for tom',
  ],
  [
    { action: 'restored', kind: 'backup', person: '', ip: '', objectId: null, name: '' },
    'The server’s command line restored a backup',
  ],
  [
    { action: 'set-job-status', details: ['published'], kind: 'job', objectId: null, name: '' },
    'maria set job postings to published',
  ],
  [
    { action: 'set-job-status', details: ['published'], kind: 'job', name: 'Cook' },
    'maria set the job posting Cook to published',
  ],
  [
    { action: 'marked-as-read', kind: 'contact message', name: 'Sam' },
    'maria marked the message of Sam as read',
  ],
  [{ action: 'reordered', kind: 'hero slide', objectId: null }, 'maria reordered hero slides'],
  [
    { action: 'published', kind: 'notice', objectId: 'language-help', name: 'Language help' },
    'maria published the notice Language help',
  ],
  [
    { action: 'updated', kind: 'site details', objectId: null, name: '' },
    'maria updated the site details',
  ],
  [
    { action: 'exported', kind: 'application', objectId: null, name: '' },
    'maria exported all applications',
  ],
  [{ action: 'exported', kind: 'application' }, 'maria exported the application of Tasha Greene'],
  [
    { action: 'erased', kind: 'personal data', name: 'deleted' },
    'maria erased the data of a person',
  ],
  [
    { action: 'put-on-hold', kind: 'personal data', name: 'deleted' },
    'maria put a hold on the data of a person',
  ],
  [
    { action: 'released-from-hold', kind: 'personal data', name: 'deleted' },
    'maria released the hold on the data of a person',
  ],
  [{ action: 'polished', kind: 'lamp', name: 'Leo' }, 'maria polished the lamp Leo'],
])('shows %o as a sentence', async (fields, sentence) => {
  respond({ ...usual, [first]: reply([aLine(fields)]) })
  renderAt('/', <AuditScreen />)
  const item = await screen.findByRole('listitem')
  expect(item.querySelector('p')).toHaveTextContent(sentence)
})

test.each([
  ['administrator', 'role', ['reader', 'editor'], 'maria changed the role of tom ReaderEditor'],
  ['administrator', 'role', ['owl', 'editor'], 'maria changed the role of tom OwlEditor'],
  [
    'referral',
    'status',
    ['first call', 'on hold'],
    'maria changed the status of tom First callOn hold',
  ],
])(
  'shows a change of %s, the %s %o, in the words of its screen',
  async (kind, what, details, sentence) => {
    const line = aLine({ kind, action: `changed-${what}`, details, name: 'tom' })
    respond({ ...usual, [first]: reply([line]) })
    renderAt('/', <AuditScreen />)
    const item = await screen.findByRole('listitem')
    expect(item.querySelector('p')).toHaveTextContent(sentence)
    expect(within(item).getByLabelText('to')).toBeInTheDocument()
  },
)

test('shows when and from where, and what stands out', async () => {
  const lines = [aLine({}), aLine({ action: 'deleted', kind: 'event', ip: '' })]
  respond({ ...usual, [first]: reply(lines) })
  renderAt('/', <AuditScreen />)
  const [opened, deleted] = await screen.findAllByRole('listitem')
  expect(opened?.querySelector('time')).toHaveTextContent('8:20 AM')
  expect(opened?.querySelector('time')).toHaveAttribute('title', 'From 203.0.113.7')
  expect(opened?.querySelector('[data-sensitive]')).toHaveAttribute('data-sensitive', 'false')
  expect(opened).toHaveTextContent(/Resumes$/)
  expect(deleted?.querySelector('time')?.title).toBe('')
  expect(deleted?.querySelector('[data-sensitive]')).toHaveAttribute('data-sensitive', 'true')
  expect(screen.getByText('2 entries')).toBeVisible()
})

test('groups entries by day, and starts at the first page when a filter changes', async () => {
  const yesterday = aLine({ at: '2026-11-14T14:20:00.000Z', action: 'downloaded' })
  const asked = respond({
    ...usual,
    [first]: reply([aLine({}), yesterday], 2),
    'GET /admin/audit?page=2&limit=50': reply([yesterday], 2),
    'GET /admin/audit?page=1&limit=50&person=1': reply([aLine({})]),
    'GET /admin/audit?page=1&limit=50&person=1&kind=event': reply([]),
  })
  renderAt('/', <AuditScreen />)
  const today = await screen.findByRole('region', { name: 'Sunday, November 15, 2026' })
  expect(within(today).getAllByRole('listitem')).toHaveLength(1)
  await press('Next')
  await waitFor(() => expect(asked).toContain('GET /admin/audit?page=2&limit=50'))
  const people = within(screen.getByLabelText('Person')).getAllByRole('option')
  expect(people.map(({ textContent }) => textContent)).toEqual([
    'Everyone',
    'maria (maria@example.org)',
  ])
  await userEvent.selectOptions(screen.getByLabelText('Person'), '1')
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Events')
  expect(await screen.findByText('No entries')).toBeVisible()
})

test('shows that the log could not be loaded, and tries again', async () => {
  let down = true
  respond({
    ...usual,
    [first]: () => (down ? failure() : reply([aLine({})])),
  })
  renderAt('/', <AuditScreen />)
  expect(screen.getByText('Loading the audit log...')).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load the audit log. Please try again.',
  )
  down = false
  await press('Retry')
  expect(await screen.findByText('1 entry')).toBeVisible()
})

test('has a second tab for what the server does by itself', async () => {
  respond({ ...usual, [first]: reply([aLine({})]), 'GET /admin/scheduled-tasks': success([]) })
  renderAt('/', <AuditScreen />)
  expect(await screen.findByText('1 entry')).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Automatic tasks' }))
  expect(await screen.findByText('No automatic tasks')).toBeVisible()
  expect(screen.queryByText('1 entry')).toBeNull()
  expect(screen.getByTestId('address')).toHaveTextContent('/?tab=tasks')
  await userEvent.click(screen.getByRole('tab', { name: 'Entries' }))
  expect(await screen.findByText('1 entry')).toBeVisible()
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/)
})

test('a line about a record leads to its versions at that time', async () => {
  const save = { action: 'updated', kind: 'event', name: 'Picnic' }
  const line = aLine(save)
  const version = { number: 3, savedAt: line.at, savedBy: 'maria', record: event }
  respond({
    ...usual,
    [first]: reply([line, aLine({ ...save, objectId: 'b', name: 'deleted' })]),
    [`GET /admin/versions/event/a?page=1&until=${encodeURIComponent(line.at)}`]: {
      body: {
        success: true,
        data: {
          current: { ...version, number: null, savedAt: '2026-11-16T14:20:00.000Z' },
          versions: [version],
        },
        pagination: { currentPage: 1, totalPages: 1, totalItems: 1, itemsPerPage: 20 },
      },
    },
  })
  renderAt('/admin/dashboard?section=audit', <AuditScreen />)
  await press('Versions of Picnic, 8:20 AM')
  const dialog = await screen.findByRole('dialog', { name: 'History' })
  const items = await within(dialog).findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The first version that is kept'),
  ])
  expect(screen.getAllByRole('button', { name: /^Versions of/ })).toHaveLength(1)
})
