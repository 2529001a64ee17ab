import { expect, test } from 'vitest'
import { killUnderLoad } from '../support/kill-under-load.ts'
import { newPostgresDatabase } from '../support/test-app.ts'

const cycles = 3

test('a killed server keeps every write that it acknowledged, and none of them is incomplete', async () => {
  const { acknowledged, faults } = await killUnderLoad(cycles, await newPostgresDatabase())
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(cycles)
})
