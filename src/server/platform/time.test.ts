import { expect, test } from 'vitest'
import { nextTimeOfDay } from './time.ts'

test.each([
  ['later today', '02:30', '2026-11-15T08:29:59.999Z', '2026-11-15T08:30:00.000Z'],
  [
    'tomorrow when it is that time now',
    '02:30',
    '2026-11-15T08:30:00Z',
    '2026-11-16T08:30:00.000Z',
  ],
  [
    'on a day that is already tomorrow in UTC',
    '23:00',
    '2026-11-16T03:00:00Z',
    '2026-11-16T05:00:00.000Z',
  ],
  [
    'after the hour that is left out in spring',
    '02:30',
    '2026-03-08T07:00:00Z',
    '2026-03-08T08:30:00.000Z',
  ],
  [
    'once in the hour that comes twice in autumn',
    '01:30',
    '2026-11-01T06:30:00Z',
    '2026-11-02T07:30:00.000Z',
  ],
])('the next time of day is %s', (_, time, now, next) => {
  expect(nextTimeOfDay('America/Chicago', time, new Date(now)).toISOString()).toBe(next)
})
