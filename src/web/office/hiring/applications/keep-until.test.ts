import { expect, test } from 'vitest'
import { anApplication, anOpenedApplication } from '../../../../../tests/support/office.ts'
import { keepUntilText, keepWarning } from './keep-until.ts'

const today = '2026-11-15'
const until = (...days: string[]) => days.map((keepUntil) => anApplication({ keepUntil }))

test.each([
  [['2026-11-15'], 'This application should be kept until Nov 15, 2026.'],
  [['2026-11-14'], undefined],
  // A response of the specification does not say it.
  [[''], undefined],
  [
    ['2027-03-01', '2027-01-01'],
    'All of them should still be kept, the last one until Mar 1, 2027.',
  ],
  [
    ['2027-03-01', '2026-01-01', '2027-01-01'],
    '2 of them should still be kept, the last one until Mar 1, 2027.',
  ],
])('warns before those of %j are deleted: %s', (days, warning) => {
  expect(keepWarning(until(...days), today)).toBe(warning)
})

test.each([
  [{}, 'Nov 14, 2099'],
  [{ onHold: true }, 'Nov 14, 2099, and as long as it is on hold'],
  [{ status: 'hired' as const }, 'Nov 14, 2099, and as long as the person works here'],
])('says of one with %j: %s', (fields, text) => {
  expect(keepUntilText(anOpenedApplication(fields))).toBe(text)
})
