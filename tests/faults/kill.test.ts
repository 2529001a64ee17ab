import { expect, test } from 'vitest'
import { newInstallation } from '../support/installation.ts'
import { killUnderLoad } from '../support/kill-under-load.ts'

const cycles = 3

test('a killed server keeps every write that it acknowledged, and none of them is incomplete', async () => {
  const { dir: _, ...env } = await newInstallation()
  const { acknowledged, faults } = await killUnderLoad(cycles, env)
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(cycles)
})
