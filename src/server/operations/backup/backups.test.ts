import { expect, test } from 'vitest'
import { minutes } from '#server/platform/time.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import {
  beginBackup,
  endBackup,
  forgetBackup,
  lastBackup,
  lastProvedBackup,
  listBackups,
} from './backups.queries.ts'

const server = testApp()

test('the last backup is the newest one that was completed', async () => {
  const { db } = server.context
  const make = async (file: string, problem = '') => {
    server.wait(1 * minutes)
    const row = await beginBackup(db, { folder: '/disk', file }, server.clock.at)
    await endBackup(db, row, { size: 3_000_000_000, problem }, server.clock.at)
    return row
  }
  expect(await lastBackup(db)).toBeUndefined()
  await make('a.zip')
  const at = server.clock.at.toISOString()
  const proved = {
    folder: '/disk',
    file: 'a.zip',
    madeAt: at,
    size: 3_000_000_000,
    provedAt: at,
    problem: '',
  }
  expect(await lastBackup(db)).toEqual(proved)
  await beginBackup(db, { folder: '/disk', file: 'unfinished.zip' }, server.clock.at)
  expect(await lastBackup(db)).toEqual(proved)

  const damaged = await make('b.zip', 'It is damaged.')
  expect(await lastBackup(db)).toMatchObject({
    file: 'b.zip',
    provedAt: null,
    problem: 'It is damaged.',
  })
  expect(await lastProvedBackup(db)).toEqual(proved)
  await forgetBackup(db, damaged)
  expect(await lastBackup(db)).toEqual(proved)
  const names = (await listBackups(db, '/disk')).map(({ file }) => file)
  expect(names).toEqual(['unfinished.zip', 'a.zip'])
  expect(await listBackups(db, '/other')).toEqual([])
})
