import { expect, test } from 'vitest'
import { fromProviderTime, timeZoneName, toProviderTime } from './provider-clock.ts'

test.each([
  ['2026-03-14', '10:00', '2026-03-14T15:00:00.000Z'],
  ['2026-12-24', '18:30', '2026-12-25T00:30:00.000Z'],
  ['2026-11-01', '00:30', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01', '03:30', '2026-11-01T09:30:00.000Z'],
  ['2026-03-08', '01:59', '2026-03-08T07:59:00.000Z'],
  ['2026-03-08', '03:00', '2026-03-08T08:00:00.000Z'],
])('%s %s in the provider’s time zone is %s, and back', (date, time, iso) => {
  expect(fromProviderTime(date, time)).toBe(iso)
  expect(toProviderTime(iso)).toEqual({ date, time })
})

test('a time that the clock change skips becomes the hour after it', () => {
  const saved = toProviderTime(fromProviderTime('2026-03-08', '02:30'))
  expect(saved).toEqual({ date: '2026-03-08', time: '03:30' })
})

test('names the time zone', () => {
  expect(timeZoneName()).toBe('Central Time')
})
