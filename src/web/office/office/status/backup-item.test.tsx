import { beforeEach, expect, test } from 'vitest'
import type { Status } from '#contract/office/status.ts'
import { signIn } from '../../../../../tests/support/office.ts'
import {
  backupPlan,
  goodStatus,
  lastBackup,
  openStatus,
  readState,
  statusItem,
} from '../../../../../tests/support/status.tsx'

beforeEach(signIn)

const backup = (fields: Partial<Status['backup']>) => ({ ...goodStatus.backup, ...fields })
const old = { ...lastBackup, madeAt: '2026-11-13T08:30:00.000Z' }

const readHow = 'The manual has a chapter “Backups” on what each reason means.'
const later = 'Look at this page again in some minutes.'
const lookAtLog = 'Ask the person who runs the server to look into its log.'
const copyElsewhere =
  'Use a folder on another disk, or copy the backups to another machine every night. Then this remark can be ignored.'

test.each<[string, Partial<Status['backup']>, string, string, ...string[]]>([
  [
    'none is planned',
    { plan: null },
    'Act now',
    'There are no nightly backups.',
    'Ask the person who runs the server to set BACKUP_URL to a folder on another disk, such as file:///var/backups/poplar, or to a bucket, and to restart it.',
  ],
  [
    'the folder is missing',
    { plan: { ...backupPlan, place: 'missing', space: null }, failure: 'No folder.' },
    'Act now',
    'The folder for backups is not there.',
    'Connect its disk, or create the folder /backups.',
  ],
  [
    'it failed',
    { failure: 'The disk is full.' },
    'Act now',
    'The last backup failed. The disk is full.',
    'It is tried again every two hours.',
    readHow,
  ],
  [
    'none was made yet',
    { last: null, lastProved: null },
    'Look at it',
    'There is no backup yet.',
    later,
  ],
  [
    'the first one is being made',
    { plan: { ...backupPlan, running: true }, last: null, lastProved: null },
    'Look at it',
    'The first backup is being made.',
    later,
  ],
  [
    'it is old',
    { last: old, lastProved: old },
    'Act now',
    'The last proved backup is more than two days old.',
    lookAtLog,
    readHow,
  ],
  [
    'only an older one was proved',
    { last: { ...lastBackup, provedAt: null, problem: 'x' }, lastProved: old },
    'Act now',
    'The last proved backup is more than two days old.',
    lookAtLog,
    readHow,
  ],
  [
    'none was ever proved',
    { last: { ...lastBackup, provedAt: null, problem: 'x' }, lastProved: null },
    'Act now',
    'The last proved backup is more than two days old.',
    lookAtLog,
    readHow,
  ],
  [
    'it is on the disk of the data',
    { plan: { ...backupPlan, place: 'disk of the data' } },
    'Look at it',
    'The last backup is good, but it is on the disk of the data. If that disk fails, both are lost.',
    copyElsewhere,
  ],
  [
    'it is in the data folder',
    { plan: { ...backupPlan, place: 'data folder' } },
    'Look at it',
    'The last backup is good, but it is in the data folder. If that disk fails, both are lost.',
    copyElsewhere,
  ],
])('backup: %s', async (_, fields, ...state) => {
  openStatus({ backup: backup(fields) })
  expect(await readState('Backup')).toEqual(state)
})

test('a backup of exactly two days ago is still good', async () => {
  const twoDays = { ...lastBackup, madeAt: '2026-11-13T15:05:00.000Z' }
  openStatus({ backup: backup({ last: twoDays, lastProved: twoDays }) })
  expect((await readState('Backup'))[0]).toBe('Good')
})

test('says what is not known yet about a backup', async () => {
  const plan = { ...backupPlan, nextRunAt: null, space: null }
  const unproved = { ...lastBackup, provedAt: null }
  openStatus({ backup: backup({ plan, last: unproved, lastProved: unproved }) })
  const item = await statusItem('Backup')
  const facts = item.getAllByRole('definition').map((each) => each.textContent)
  expect(facts.slice(2)).toEqual(['No', 'Not planned yet', '/backups', 'The newest 14'])
  const database = await statusItem('Database')
  expect(database.getByText('Not yet. Each nightly backup does it.')).toBeVisible()
})

test('says that a backup is running', async () => {
  openStatus({ backup: backup({ plan: { ...backupPlan, running: true } }) })
  expect((await statusItem('Backup')).getByText('Running now')).toBeVisible()
})

test('backups in a bucket are in a good place', async () => {
  openStatus({
    backup: {
      ...goodStatus.backup,
      plan: { ...backupPlan, folder: 's3://backups/office', place: 'S3', space: null },
    },
  })
  expect(await readState('Backup')).toEqual([
    'Good',
    'The last backup was restored for a test, and was complete.',
  ])
})
