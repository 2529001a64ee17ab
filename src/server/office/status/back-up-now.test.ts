import { expect, test } from 'vitest'
import { readTasks } from '#server/operations/scheduler/scheduler.queries.ts'
import { hours, timeAfter } from '#server/platform/time.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()

test('a backup that is asked for is due at once, unless there are none or one runs', async () => {
  const { db, now, settings } = server.context
  const headers = await server.signIn()
  const ask = () => server.app.inject({ method: 'POST', url: '/api/admin/status/backup', headers })
  const dueAt = async () => (await readTasks(db, ['nightly backup'], now()))[0]?.due_at
  expect((await ask()).statusCode).toBe(409)

  settings.backup = { folder: '/disk', at: '02:30', keep: 7 }
  await dueAt()
  const tonight = timeAfter(now(), 8 * hours).toISOString()
  const plan = (run_id: string | null) =>
    db.updateTable('scheduled_tasks').set({ due_at: tonight, run_id }).execute()
  await plan(null)
  expect((await ask()).statusCode).toBe(200)
  expect(await dueAt()).toBe(now().toISOString())
  await plan('a run')
  await ask()
  expect(await dueAt()).toBe(tonight)
})
