import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Status } from '#contract/office/status.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'
import {
  gigabyte,
  goodStatus,
  openStatus,
  readState,
  statusItem,
} from '../../../../../tests/support/status.tsx'
import { StatusScreen } from './StatusScreen.tsx'

beforeEach(signIn)

const freeSpace =
  'Free some space: move old backups to another disk, or get a larger disk. Never delete files in the data folder.'
const almostFull = 'The disk is almost full. Soon nobody can apply or write to you.'
const gettingFull = 'The disk is getting full.'

test.each<[number, number, string, string]>([
  [0.4, 1, 'Act now', almostFull],
  [0.5, 1, 'Look at it', gettingFull],
  [1.9, 3, 'Look at it', gettingFull],
  [2, 3, 'Good', 'There is enough space.'],
  [2.9, 100, 'Act now', almostFull],
  [3, 100, 'Look at it', gettingFull],
  [9.9, 100, 'Look at it', gettingFull],
  [10, 100, 'Good', 'There is enough space.'],
])('%d of %d free gigabytes', async (free, total, badge, sentence) => {
  openStatus({ disk: { ...goodStatus.disk, free: free * gigabyte, total: total * gigabyte } })
  const steps = badge === 'Good' ? [] : [freeSpace]
  expect(await readState('Disk space')).toEqual([badge, sentence, ...steps])
})

test('mail that is off', async () => {
  openStatus({ mail: null })
  expect(await readState('Mail')).toEqual([
    'Look at it',
    'Mail is off. Nobody is told of new applications and messages.',
    'Ask the person who runs the server to set SMTP_URL, MAIL_FROM and MAIL_TO, and to restart it.',
  ])
  expect(screen.queryByRole('button', { name: 'Send a test mail' })).toBeNull()
})

const checkSettings =
  'Ask the person who runs the server to check SMTP_URL, and whether the mail server works. Then send a test mail.'
const sendTest = 'Send a test mail. If it arrives, only single addresses are affected.'

test.each<[string, NonNullable<Status['mail']>['troubles'], string, string, string]>([
  [
    'cannot be reached',
    [
      { reason: 'refused', failed: 1, waiting: 1 },
      { reason: 'unreachable', failed: 0, waiting: 1 },
    ],
    'Act now',
    'The mail server does not answer.',
    checkSettings,
  ],
  [
    'does not let us send',
    [{ reason: 'unwelcome', failed: 0, waiting: 2 }],
    'Act now',
    'The mail server does not let us send. Please check the mail settings.',
    checkSettings,
  ],
  [
    'could not be reached before',
    [{ reason: 'unreachable', failed: 1, waiting: 0 }],
    'Look at it',
    'Some emails were not sent. The mail server does not answer.',
    sendTest,
  ],
  [
    'refused an address',
    [{ reason: 'refused', failed: 3, waiting: 2 }],
    'Look at it',
    'Some emails were not sent. The mail server does not accept mail for that address.',
    sendTest,
  ],
])('a mail server that %s', async (_, troubles, ...state) => {
  openStatus({ mail: { to: ['a@example.org'], waiting: 2, troubles, lastSentAt: null } })
  expect((await readState('Mail')).slice(0, 3)).toEqual(state)
  const mail = await statusItem('Mail')
  expect(mail.getByText('None yet')).toBeVisible()
  const failed = troubles.reduce((sum, trouble) => sum + trouble.failed, 0)
  expect(mail.getByText(`${failed} email${failed === 1 ? '' : 's'}`)).toBeVisible()
})

test('keys: a wrong one', async () => {
  openStatus({
    files: { ...goodStatus.files, troubles: [{ reason: 'missing key', keyName: 'local' }] },
  })
  expect(await readState('Keys')).toEqual([
    'Act now',
    'Applicants’ documents cannot be opened, because the key “local” is missing or wrong.',
    'Put your copy of the key into /keys, and restart the server.',
  ])
  expect((await readState('Pictures and documents'))[0]).toBe('Good')
})

test('keys: a deleted one', async () => {
  openStatus({
    keys: {
      ...goodStatus.keys,
      keys: [
        { name: 'files-key', place: 'folder' },
        { name: 'audit-key', place: 'missing' },
      ],
    },
  })
  expect(await readState('Keys')).toEqual([
    'Act now',
    'audit-key is no longer in the folder for keys. The server has it only in its memory.',
    'Put your copy into /keys before the server is restarted.',
  ])
  expect((await statusItem('Keys')).getByText('Missing')).toBeVisible()
})

test.each<[Status['files']['troubles'][number]['reason'], string, string]>([
  [
    'foreign',
    'The pictures and documents on the server do not belong to this database.',
    'Ask the person who runs the server whether it uses the right database. Until then no unused file is removed.',
  ],
  [
    'out of reach',
    'The file store does not answer. Nobody can apply, and no document can be opened.',
    'Ask the person who runs the server to look at the store and its address.',
  ],
])('files in a store: %s', async (reason, ...sentences) => {
  const place = 'poplar/site/ at https://store.example.org'
  openStatus({ files: { kind: 'S3', place, troubles: [{ reason }] } })
  expect(await readState('Pictures and documents')).toEqual(['Act now', ...sentences])
  const files = await statusItem('Pictures and documents')
  expect(files.getByText('Bucket')).toBeVisible()
  expect(files.getByText('In an S3 store')).toBeVisible()
  expect(files.getByText(place)).toBeVisible()
  expect((await readState('Keys'))[0]).toBe('Good')
})

test('instances, and whether they have the same version', async () => {
  const first = { host: 'web-1', build: '1.2.3+abc', startedAt: '2026-11-14T15:05:00.000Z' }
  let instances = [first, { ...first, host: 'web-2' }]
  respond({
    ...validSession,
    'GET /admin/status': () => success({ ...goodStatus, instances }),
  })
  renderAt('/', <StatusScreen />)
  expect(await readState('Instances')).toEqual(['Good', '2 instances on this database.'])
  expect(
    (await statusItem('Instances')).getByText(
      'web-2, version 1.2.3+abc, since Nov 14, 2026, 9:05 AM',
    ),
  ).toBeVisible()
  instances = [first, { ...first, build: '1.2.4+def' }]
  await press('Refresh')
  expect(await screen.findByText('Nothing urgent. 1 thing to look at.')).toBeVisible()
  expect(await readState('Instances')).toEqual([
    'Look at it',
    'Instances of different versions run.',
    'If nobody is updating them now, ask the person who runs the server to do it.',
  ])
})

test('a program without a known commit shows its version alone', async () => {
  openStatus({ program: { ...goodStatus.program, commit: '' } })
  expect((await statusItem('Program')).getByText('1.2.3')).toBeVisible()
})

test('a clock in doubt is confirmed with a button', async () => {
  const asked = openStatus(
    { clockDoubt: 'The clock of the server says 2027.' },
    { 'POST /admin/status/clock': { body: { success: true } } },
  )
  expect(await readState('Clock')).toEqual([
    'Act now',
    'Nothing is deleted by itself, because the clock of the server may be wrong. The clock of the server says 2027.',
    expect.stringMatching(/^Is it really .*2026.*\? Then confirm it\./),
    expect.stringMatching(/^If not, ask the person who runs the server to set the clock/),
  ])
  await press('The clock is right')
  await expect.poll(() => asked.at(-1)).toBe('GET /admin/status')
  expect(asked).toContain('POST /admin/status/clock')
})

test('a clock that is right has no button', async () => {
  openStatus()
  expect(await readState('Clock')).toEqual(['Good', 'The clock is right.'])
  expect(screen.queryByRole('button', { name: 'The clock is right' })).toBeNull()
})
