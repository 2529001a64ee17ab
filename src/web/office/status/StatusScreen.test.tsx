import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Status } from '#contract/status.ts'
import { press, signIn, success, validSession } from '../../../../tests/support/office.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { StatusScreen } from './StatusScreen.tsx'

const gigabyte = 1024 ** 3
const made = {
  folder: '/backups',
  file: 'a.zip',
  madeAt: '2026-11-15T08:30:00.000Z',
  size: 2.5 * gigabyte,
  provedAt: '2026-11-15T08:41:00.000Z',
  problem: '',
}
const plan = {
  folder: '/backups',
  at: '02:30',
  keep: 14,
  nextRunAt: '2026-11-16T08:30:00.000Z',
  running: false,
  place: 'another disk' as const,
  room: { free: 80 * gigabyte, total: 100 * gigabyte },
}
const good: Status = {
  at: '2026-11-15T15:05:00.000Z',
  program: {
    version: '1.2.3',
    commit: 'abc1234',
    node: '26.1.0',
    startedAt: '2026-11-14T15:05:00.000Z',
  },
  database: { kind: 'SQLite', size: 3 * 1024 ** 2, migration: '031-backups' },
  instances: [],
  files: { kind: 'disk', place: '/data', troubles: [] },
  disk: { folder: '/data', free: 40 * gigabyte, total: 100 * gigabyte },
  mail: {
    to: ['office@example.org', 'nights@example.org'],
    waiting: 1,
    troubles: [],
    lastSentAt: '2026-11-15T14:00:00.000Z',
  },
  backup: { plan, last: made, lastProved: made, failure: '' },
  keys: {
    folder: '/keys',
    keys: [
      { name: 'files-key', place: 'folder' },
      { name: 'audit-key', place: 'setting' },
      { name: 'jwt-secret', place: 'folder' },
    ],
  },
  errors: [],
  failedRuns: [],
}

beforeEach(signIn)

function open(fields: Partial<Status> = {}, answers = {}) {
  answer({ ...validSession, 'GET /admin/status': success({ ...good, ...fields }), ...answers })
  renderAt('/', <StatusScreen />)
}

const part = async (title: string) => within(await screen.findByRole('region', { name: title }))

/** The badge, the sentence and the steps of a part. */
async function stateOf(title: string) {
  const region = await screen.findByRole('region', { name: title })
  const paragraphs = within(region)
    .getAllByRole('paragraph')
    .map((each) => each.textContent)
  const badge = ['Good', 'Look at it', 'Act now'].find((text) => within(region).queryByText(text))
  return [badge, ...paragraphs]
}

test('a good installation: every part with its facts', async () => {
  open()
  expect(await screen.findByText('Everything is good.')).toBeVisible()
  expect(screen.getByText('As of 9:05 AM')).toBeVisible()
  expect(screen.getAllByText('Good')).toHaveLength(7)
  const facts = screen.getAllByRole('definition').map((each) => each.textContent)
  expect(facts).toEqual([
    'Nov 15, 2026, 2:30 AM (6 hours ago)',
    '2.5 GB',
    'Nov 15, 2026, 2:41 AM',
    'Nov 16, 2026, 2:30 AM',
    '/backups',
    'The newest 14',
    '80.0 GB',
    'In the folder for keys',
    'In the settings',
    'In the folder for keys',
    '/keys',
    'On the disk of the server',
    '/data',
    '40.0 GB of 100.0 GB',
    '/data',
    'office@example.org, nights@example.org',
    'Nov 15, 2026, 8:00 AM',
    '1 email',
    '0 emails',
    'SQLite',
    '3.0 MB',
    '031-backups',
    'Nov 15, 2026, 2:41 AM',
    '1.2.3 (abc1234)',
    '26.1.0',
    'Nov 14, 2026, 9:05 AM',
  ])
  expect((await part('Last errors')).getByText('No errors')).toBeVisible()
})

const backup = (fields: Partial<Status['backup']>) => ({ ...good.backup, ...fields })
const old = { ...made, madeAt: '2026-11-13T08:30:00.000Z' }

test.each<[string, Partial<Status['backup']>, string, string]>([
  ['none is planned', { plan: null }, 'Act now', 'There are no nightly backups.'],
  [
    'the folder is missing',
    { plan: { ...plan, place: 'missing', room: null }, failure: 'No folder.' },
    'Act now',
    'The folder for backups is not there.',
  ],
  [
    'it failed',
    { failure: 'The disk is full.' },
    'Act now',
    'The last backup failed. The disk is full.',
  ],
  ['none was made yet', { last: null, lastProved: null }, 'Look at it', 'There is no backup yet.'],
  [
    'the first one is being made',
    { plan: { ...plan, running: true }, last: null, lastProved: null },
    'Look at it',
    'The first backup is being made.',
  ],
  [
    'it is old',
    { last: old, lastProved: old },
    'Act now',
    'The last proved backup is more than two days old.',
  ],
  [
    'only an older one was proved',
    { last: { ...made, provedAt: null, problem: 'x' }, lastProved: old },
    'Act now',
    'The last proved backup is more than two days old.',
  ],
  [
    'it is on the disk of the data',
    { plan: { ...plan, place: 'disk of the data' } },
    'Look at it',
    'The last backup is good, but it is on the disk of the data. If that disk fails, both are lost.',
  ],
  [
    'it is in the data folder',
    { plan: { ...plan, place: 'data folder' } },
    'Look at it',
    'The last backup is good, but it is in the data folder. If that disk fails, both are lost.',
  ],
])('backup: %s', async (_, fields, badge, sentence) => {
  open({ backup: backup(fields) })
  const [shown, summary, ...todo] = await stateOf('Backup')
  expect([shown, summary]).toEqual([badge, sentence])
  expect(todo.length).toBeGreaterThan(0)
})

test.each<[number, string]>([
  [0.4 * gigabyte, 'Act now'],
  [4 * gigabyte, 'Look at it'],
  [9 * gigabyte, 'Look at it'],
  [11 * gigabyte, 'Good'],
])('%i free bytes of a disk', async (free, badge) => {
  open({ disk: { ...good.disk, free } })
  expect((await stateOf('Disk space'))[0]).toBe(badge)
})

test('mail that is off, out of order, or failed for single addresses', async () => {
  open({ mail: null })
  expect(await stateOf('Mail')).toEqual([
    'Look at it',
    'Mail is off. Nobody is told of new applications and messages.',
    'Ask the person who runs the server to set SMTP_URL, MAIL_FROM and MAIL_TO, and to restart it.',
  ])
  expect(screen.queryByRole('button', { name: 'Send a test mail' })).toBeNull()
})

test.each<[string, NonNullable<Status['mail']>['troubles'], string, string]>([
  [
    'cannot be reached',
    [{ reason: 'unreachable', failed: 0, waiting: 2 }],
    'Act now',
    'The mail server does not answer.',
  ],
  [
    'refused an address',
    [{ reason: 'refused', failed: 3, waiting: 0 }],
    'Look at it',
    'Some emails were not sent. The mail server does not accept mail for that address.',
  ],
])('a mail server that %s', async (_, troubles, badge, sentence) => {
  open({ mail: { to: ['a@example.org'], waiting: 2, troubles, lastSentAt: null } })
  expect((await stateOf('Mail')).slice(0, 2)).toEqual([badge, sentence])
})

test('keys: a wrong one', async () => {
  open({ files: { ...good.files, troubles: [{ reason: 'missing key', keyName: 'local' }] } })
  expect((await stateOf('Keys')).slice(0, 2)).toEqual([
    'Act now',
    'Applicants’ documents cannot be opened, because the key “local” is missing or wrong.',
  ])
  expect((await stateOf('Pictures and documents'))[0]).toBe('Good')
})

test('keys: a deleted one', async () => {
  open({ keys: { ...good.keys, keys: [{ name: 'audit-key', place: 'missing' }] } })
  expect((await stateOf('Keys')).slice(0, 2)).toEqual([
    'Act now',
    'audit-key is no longer in the folder for keys. The server has it only in its memory.',
  ])
})

test.each<[Status['files']['troubles'][number]['reason'], string]>([
  ['foreign', 'The pictures and documents on the server do not belong to this database.'],
  [
    'out of reach',
    'The file store does not answer. Nobody can apply, and no document can be opened.',
  ],
])('files in a store: %s', async (reason, sentence) => {
  const place = 'poplar/site/ at https://store.example.org'
  open({ files: { kind: 'S3', place, troubles: [{ reason }] } })
  expect((await stateOf('Pictures and documents')).slice(0, 2)).toEqual(['Act now', sentence])
  const files = await part('Pictures and documents')
  expect(files.getByText('In an S3 store')).toBeVisible()
  expect(files.getByText(place)).toBeVisible()
  expect((await stateOf('Keys'))[0]).toBe('Good')
})

test('instances, and whether they have the same version', async () => {
  const first = { host: 'web-1', build: '1.2.3+abc', startedAt: '2026-11-14T15:05:00.000Z' }
  let instances = [first, { ...first, host: 'web-2' }]
  answer({
    ...validSession,
    'GET /admin/status': () => success({ ...good, instances }),
  })
  renderAt('/', <StatusScreen />)
  expect(await stateOf('Instances')).toEqual(['Good', '2 instances on this database.'])
  expect(
    (await part('Instances')).getByText('web-2, version 1.2.3+abc, since Nov 14, 2026, 9:05 AM'),
  ).toBeVisible()
  instances = [first, { ...first, build: '1.2.4+def' }]
  await press('Refresh')
  expect(await screen.findByText('Nothing urgent. 1 thing to look at.')).toBeVisible()
  expect((await stateOf('Instances')).slice(0, 2)).toEqual([
    'Look at it',
    'Instances of different versions run.',
  ])
})

test('what is urgent comes first', async () => {
  open({ disk: { ...good.disk, free: 1 }, mail: null })
  expect(await screen.findByText('1 thing to act on now.')).toBeVisible()
  const titles = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  expect(titles).toEqual([
    'Disk space',
    'Mail',
    'Backup',
    'Keys',
    'Pictures and documents',
    'Database',
    'Program',
    'Last errors',
  ])
})

test('errors in plain words, with what to do, newest first', async () => {
  open({
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
      { at: '2026-11-15T13:00:00.000Z', task: 'nightly backup', reason: 'No disk.' },
      { at: '2026-11-15T11:00:00.000Z', task: 'polish lamps', reason: 'No oil.' },
    ],
  })
  const items = (await part('Last errors')).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Nov 15, 2026, 8:00 AMThe disk was full, so something could not be stored.Free some space. The sender was asked to try again.3 times, POST /api/contact/submit, reference r1',
    'Nov 15, 2026, 7:00 AMThe automatic task “Nightly backup” failed: No disk.See “Backup” above.',
    'Nov 15, 2026, 6:00 AMSomething unexpected happened.Give the reference to the person who runs the server: it leads to the line in the log.GET /, reference r2',
    'Nov 15, 2026, 5:00 AMThe automatic task “polish lamps” failed: No oil.It is tried again by itself. If it fails again, tell the person who runs the server.',
  ])
})

test('a test mail, and what came of it', async () => {
  let result = success({ to: 'maria@example.org', failure: null })
  open({}, { 'POST /admin/status/test-mail': () => result })
  await press('Send a test mail')
  expect(
    await screen.findByText(
      'The mail server took the test mail for maria@example.org. Look into your inbox, and into the folder for spam.',
    ),
  ).toBeVisible()
  result = success({ to: 'maria@example.org', failure: 'unreachable' })
  await press('Send a test mail')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The test mail was not sent. The mail server does not answer.',
  )
})

test('too many test mails', async () => {
  const message = 'Too many requests. Please wait a moment and try again.'
  const refusal = { status: 429, body: { success: false, code: 'too_many', message } }
  open({}, { 'POST /admin/status/test-mail': refusal })
  await press('Send a test mail')
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('refreshes, and says when it cannot be loaded', async () => {
  let data: Partial<Status> | undefined
  answer({
    ...validSession,
    'GET /admin/status': () => (data ? success({ ...good, ...data }) : { status: 500, body: {} }),
  })
  renderAt('/', <StatusScreen />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the status.')
  data = {}
  await press('Retry')
  expect(await screen.findByText('Everything is good.')).toBeVisible()
  data = { mail: null }
  await press('Refresh')
  expect(await screen.findByText('Nothing urgent. 1 thing to look at.')).toBeVisible()
})
