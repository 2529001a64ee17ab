import { expect, test } from 'vitest'
import { isDay } from './is-day.ts'

test.each([
  ['2026-11-15', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['0202-11-15', false],
  ['1999-11-15', false],
  ['2026-11', false],
  ['12026-11-15', false],
  ['2026-13-01', false],
  ['2026', false],
  ['yesterday', false],
  ['', false],
])('"%s" is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})
