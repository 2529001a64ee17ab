import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { termMessages } from '#contract/hiring/job-terms.ts'
import { aJob } from '../../../../../tests/support/job.ts'
import {
  closesWithinAWeek,
  copyJob,
  hasClosed,
  JobFormToday,
  jobVersions,
  termFields,
  toJobValues,
  toTermValues,
} from './job-terms.ts'

// November 20 at the provider.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2026-11-19', true],
  ['2026-11-20', false],
  [undefined, false],
])('a job with the closing date %s has closed: %s', (closingDate, closed) => {
  expect(hasClosed(aJob(closingDate ? { closingDate } : {}))).toBe(closed)
})

test.each([
  ['2026-11-26', 'published', true],
  ['2026-11-27', 'published', false],
  ['2026-11-26', 'draft', false],
  [undefined, 'published', false],
] as const)(
  'a job that closes on %s and is %s closes within a week: %s',
  (closingDate, status, soon) => {
    expect(closesWithinAWeek(aJob({ status, ...(closingDate && { closingDate }) }))).toBe(soon)
  },
)

test.each([
  ['published', '2026-11-19', '', termMessages.closingDatePassed],
  ['published', '2026-11-20', '', undefined],
  ['published', '', '', undefined],
  ['draft', '2026-11-30', '2026-12-01', termMessages.closesTooSoon],
  ['draft', '2026-12-01', '2026-12-01', undefined],
  ['draft', '2026-11-19', '', undefined],
  ['archived', '2026-11-19', '', undefined],
] as const)(
  'the form of a job that is %s, closes on "%s" and is published on "%s" has the error: %s',
  (status, closingDate, publishDate, message) => {
    const values = { ...toJobValues(aJob()), status, closingDate, publishDate }
    const { error } = JobFormToday.safeParse({ ...values, publishTime: publishDate && '09:00' })
    expect(error?.issues.map((issue) => [issue.path, issue.message])).toEqual(
      message && [[['closingDate'], message]],
    )
  },
)

test.each([
  [undefined, '', ''],
  [{ from: 16, per: 'hour' as const }, '16', ''],
  [{ from: 16.5, to: 18.25, per: 'hour' as const }, '16.50', '18.25'],
])('the pay %j is typed as "%s" and "%s"', (pay, payFrom, payTo) => {
  expect(toTermValues(aJob(pay ? { pay } : {}))).toMatchObject({ payFrom, payTo })
})

test('a new job has empty terms, paid by the hour', () => {
  expect(toJobValues(undefined)).toEqual({
    title: '',
    location: '',
    shiftsAvailable: [],
    status: 'draft',
    description: '',
    payFrom: '',
    payTo: '',
    payPer: 'hour',
    closingDate: '',
    openings: '',
    street: '',
    postalCode: '',
    program: '',
    publishDate: '',
    publishTime: '',
  })
})

test('two versions of the terms are compared in words', () => {
  const pay = { to: 42_000, per: 'year' as const }
  const terms = {
    pay,
    closingDate: '2027-03-14',
    openings: 3,
    street: '5 Elm',
    postalCode: '37130',
  }
  const values = toJobValues(aJob(terms))
  const { payFrom, closingDate, openings, street, postalCode } = termFields
  expect(
    [payFrom, closingDate, openings, street, postalCode].map((part) => part.text(values)),
  ).toEqual(['Up to $42,000 a year', 'Mar 14, 2027', '3', '5 Elm', '37130'])
  const empty = toJobValues(undefined)
  const living = { id: 'living', name: 'Living', hidden: false }
  const { program } = jobVersions([living]).fields as { program: typeof street }
  expect(program.text({ ...values, program: 'living' })).toBe('Living')
  expect(payFrom.text(empty)).toBe('')
  expect(closingDate.text(empty)).toBe('')
})

test('a copy is a draft without a day to be published, and keeps a closing date that is to come', () => {
  const original = aJob({
    closingDate: '2026-11-20',
    status: 'published',
    publishAt: '2026-11-01T12:00:00.000Z',
  })
  expect(copyJob(original)).toMatchObject({
    closingDate: '2026-11-20',
    status: 'draft',
    publishDate: '',
    publishTime: '',
  })
  expect(copyJob({ ...original, closingDate: '2026-11-19' }).closingDate).toBe('')
})
