import { expect, test, vi } from 'vitest'
import { testApp } from '../../../../tests/support/test-app.ts'
import { once, readMilestone, setMilestone } from './milestones.ts'

const server = testApp()
const [early, late] = [new Date('2026-11-15T12:00:00Z'), new Date('2026-11-15T13:00:00Z')]

test('a milestone is the last time when something happened', async () => {
  const { db } = server.context
  await setMilestone(db, 'swept', early)
  await setMilestone(db, 'other', early)
  await setMilestone(db, 'swept', late)
  expect(await readMilestone(db, 'swept')).toBe(late.toISOString())
  expect(await readMilestone(db, 'other')).toBe(early.toISOString())
  expect(await readMilestone(db, 'never')).toBeUndefined()
})

test('what is to be done once is done by one of two that start together, and never again', async () => {
  const { db } = server.context
  const act = vi.fn(async () => {})
  const first = await Promise.all([once(db, 'filled', early, act), once(db, 'filled', early, act)])
  expect(first.toSorted()).toEqual([false, true])
  expect(await once(db, 'filled', late, act)).toBe(false)
  expect(act).toHaveBeenCalledOnce()
  expect(await readMilestone(db, 'filled')).toBe(early.toISOString())
})

test('what failed the first time is done the next time', async () => {
  const { db } = server.context
  const failing = once(db, 'failed', early, () => Promise.reject(new Error('stop')))
  await expect(failing).rejects.toThrow('stop')
  expect(await once(db, 'failed', late, async () => {})).toBe(true)
  expect(await readMilestone(db, 'failed')).toBe(late.toISOString())
})
