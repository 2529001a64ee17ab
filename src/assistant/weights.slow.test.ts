import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { learn } from './learning/learn.ts'

test('the weights are those that the texts give', () => {
  const written = readFileSync('src/assistant/weights.ts', 'utf8')
  expect(written === learn(), 'Run "npm run learn".').toBe(true)
})
