import { expect, test } from 'vitest'
import { isOutsideHours } from './office-hours.ts'

const friday = '2026-11-20'
const saturday = '2026-11-21'

test.each([
  'Monday to Friday, 9:00 AM to 5:00 PM',
  'Mon-Fri 9-5',
  'Mon. – Fri., 9 a.m. – 5 p.m.',
  'Weekly: Monday through Friday, 09:00 to 17:00',
  'Monday to Thursday 8 to 6, Friday 9 to 5',
])('“%s” says when an hour lies outside', (hours) => {
  const outside = (day: string, time: string) => isOutsideHours(hours, day, time)
  expect(outside(friday, '09:00')).toBe(false)
  expect(outside(friday, '16:00')).toBe(false)
  expect(outside(friday, '08:59')).toBe(true)
  expect(outside(friday, '16:01')).toBe(true)
  expect(outside(saturday, '10:00')).toBe(true)
})

test('a lunch break is outside, and times without days are for every day', () => {
  expect(isOutsideHours('Mon to Fri 9 to 12 and 1 to 5', friday, '11:30')).toBe(true)
  expect(isOutsideHours('Mon to Fri 9 to 12 and 1 to 5', friday, '13:00')).toBe(false)
  expect(isOutsideHours('8 AM to 8 PM', saturday, '19:00')).toBe(false)
})

test.each(['', 'By appointment', 'Around the clock', '9 to 5 on Monday', '10 PM to 6 AM'])(
  '“%s” warns of nothing, because it is not understood',
  (hours) => {
    expect(isOutsideHours(hours, saturday, '03:00')).toBe(false)
  },
)
