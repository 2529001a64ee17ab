import { expect, test } from 'vitest'
import { samplePlans } from '#content/sample-events.ts'
import { sampleTimes } from './sample-events.ts'

const evening = { weekday: 5, afterDays: 2, from: '18:00', to: '20:30' }

test('a sample event is on the next such weekday, at the provider’s clock', () => {
  const friday = { startsAt: '2026-11-21T00:00:00.000Z', endsAt: '2026-11-21T02:30:00.000Z' }
  expect(sampleTimes(evening, new Date('2026-11-15T12:00:00Z'))).toEqual(friday)
  expect(sampleTimes(evening, new Date('2026-11-18T12:00:00Z'))).toEqual(friday)
  expect(sampleTimes(evening, new Date('2026-11-19T12:00:00Z')).startsAt).toBe(
    '2026-11-28T00:00:00.000Z',
  )
})

test('one of a season is in its month, this year or the next', () => {
  const spring = { ...evening, weekday: 6, month: 4, from: '10:00', to: '12:00' }
  const dayFrom = (now: string) => sampleTimes(spring, new Date(now)).startsAt.slice(0, 10)
  expect(dayFrom('2026-02-01T12:00:00Z')).toBe('2026-04-04')
  expect(dayFrom('2026-04-10T12:00:00Z')).toBe('2026-04-18')
  expect(dayFrom('2026-11-15T12:00:00Z')).toBe('2027-04-03')
  expect(dayFrom('2026-03-31T12:00:00Z')).toBe('2026-04-04')
})

test('all of them are in the future on every day of a year', () => {
  for (let day = 0; day < 366; day++) {
    const now = new Date(Date.UTC(2027, 0, 1 + day, 4))
    for (const { when } of samplePlans) {
      const { startsAt, endsAt } = sampleTimes(when, now)
      expect(Date.parse(startsAt)).toBeGreaterThan(now.getTime())
      expect(endsAt > startsAt).toBe(true)
    }
  }
})
