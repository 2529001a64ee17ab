import { expect, test } from 'vitest'
import { killUnderLoad } from '../support/fault-run.ts'
import { newPostgresDatabase } from '../support/test-app.ts'

const cycles = 3

test('a killed server keeps every application it acknowledged, whole, and nothing half', async () => {
  const { acknowledged, faults } = await killUnderLoad(cycles, await newPostgresDatabase())
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(cycles)
})
