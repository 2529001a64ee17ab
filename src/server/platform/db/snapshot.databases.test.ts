import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/test-app.ts'
import { readMilestone, setMilestone } from './milestones.ts'
import { inSnapshot } from './snapshot.ts'

const server = testApp()

test('what is written meanwhile is not in a snapshot, and need not wait for its end', async () => {
  const { db, settings } = server.context
  const [early, late] = [new Date('2026-11-15T12:00:00Z'), new Date('2026-11-15T13:00:00Z')]
  await setMilestone(db, 'changing', early)
  const seen = await inSnapshot(settings, async (snapshot) => {
    const before = await readMilestone(snapshot, 'changing')
    await setMilestone(db, 'changing', late)
    return [before, await readMilestone(snapshot, 'changing')]
  })
  expect(seen).toEqual([early.toISOString(), early.toISOString()])
  expect(await readMilestone(db, 'changing')).toBe(late.toISOString())
})

test('a snapshot that fails ends, and what it failed with is passed on', async () => {
  const { db, settings } = server.context
  let used: typeof db | undefined
  const failing = inSnapshot(settings, async (snapshot) => {
    used = snapshot
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  await expect(sql`select 1`.execute(used ?? db)).rejects.toThrow()
})
