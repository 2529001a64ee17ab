import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Status } from '#contract/status.ts'
import { press, signIn, success, validSession } from '../../../../tests/support/office.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import {
  backupPlan,
  gigabyte,
  goodStatus,
  lastBackup,
  openStatus,
  stateOf,
  statusPart,
} from '../../../../tests/support/status.tsx'
import { StatusScreen } from './StatusScreen.tsx'

beforeEach(signIn)

const backup = (fields: Partial<Status['backup']>) => ({ ...goodStatus.backup, ...fields })
const old = { ...lastBackup, madeAt: '2026-11-13T08:30:00.000Z' }

test.each<[string, Partial<Status['backup']>, string, string]>([
  ['none is planned', { plan: null }, 'Act now', 'There are no nightly backups.'],
  [
    'the folder is missing',
    { plan: { ...backupPlan, place: 'missing', room: null }, failure: 'No folder.' },
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
    { plan: { ...backupPlan, running: true }, last: null, lastProved: null },
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
    { last: { ...lastBackup, provedAt: null, problem: 'x' }, lastProved: old },
    'Act now',
    'The last proved backup is more than two days old.',
  ],
  [
    'it is on the disk of the data',
    { plan: { ...backupPlan, place: 'disk of the data' } },
    'Look at it',
    'The last backup is good, but it is on the disk of the data. If that disk fails, both are lost.',
  ],
  [
    'it is in the data folder',
    { plan: { ...backupPlan, place: 'data folder' } },
    'Look at it',
    'The last backup is good, but it is in the data folder. If that disk fails, both are lost.',
  ],
])('backup: %s', async (_, fields, badge, sentence) => {
  openStatus({ backup: backup(fields) })
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
  openStatus({ disk: { ...goodStatus.disk, free } })
  expect((await stateOf('Disk space'))[0]).toBe(badge)
})

test('mail that is off, out of order, or failed for single addresses', async () => {
  openStatus({ mail: null })
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
  openStatus({ mail: { to: ['a@example.org'], waiting: 2, troubles, lastSentAt: null } })
  expect((await stateOf('Mail')).slice(0, 2)).toEqual([badge, sentence])
})

test('keys: a wrong one', async () => {
  openStatus({
    files: { ...goodStatus.files, troubles: [{ reason: 'missing key', keyName: 'local' }] },
  })
  expect((await stateOf('Keys')).slice(0, 2)).toEqual([
    'Act now',
    'Applicants’ documents cannot be opened, because the key “local” is missing or wrong.',
  ])
  expect((await stateOf('Pictures and documents'))[0]).toBe('Good')
})

test('keys: a deleted one', async () => {
  openStatus({ keys: { ...goodStatus.keys, keys: [{ name: 'audit-key', place: 'missing' }] } })
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
  openStatus({ files: { kind: 'S3', place, troubles: [{ reason }] } })
  expect((await stateOf('Pictures and documents')).slice(0, 2)).toEqual(['Act now', sentence])
  const files = await statusPart('Pictures and documents')
  expect(files.getByText('In an S3 store')).toBeVisible()
  expect(files.getByText(place)).toBeVisible()
  expect((await stateOf('Keys'))[0]).toBe('Good')
})

test('instances, and whether they have the same version', async () => {
  const first = { host: 'web-1', build: '1.2.3+abc', startedAt: '2026-11-14T15:05:00.000Z' }
  let instances = [first, { ...first, host: 'web-2' }]
  answer({
    ...validSession,
    'GET /admin/status': () => success({ ...goodStatus, instances }),
  })
  renderAt('/', <StatusScreen />)
  expect(await stateOf('Instances')).toEqual(['Good', '2 instances on this database.'])
  expect(
    (await statusPart('Instances')).getByText(
      'web-2, version 1.2.3+abc, since Nov 14, 2026, 9:05 AM',
    ),
  ).toBeVisible()
  instances = [first, { ...first, build: '1.2.4+def' }]
  await press('Refresh')
  expect(await screen.findByText('Nothing urgent. 1 thing to look at.')).toBeVisible()
  expect((await stateOf('Instances')).slice(0, 2)).toEqual([
    'Look at it',
    'Instances of different versions run.',
  ])
})
