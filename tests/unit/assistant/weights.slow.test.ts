import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { learned } from '../../../scripts/danger/learn.ts'

test('the weights are those that the texts give', () => {
  const written = readFileSync('src/content/danger/weights.ts', 'utf8')
  expect(written === learned(), 'Run "npm run learn-danger".').toBe(true)
})
