import { describe, expect, test } from 'vitest'
import { listFaults } from '../../../tests/support/list-faults.ts'
import { formatPay, payMessages, toPay } from './job-pay.ts'
import { termMessages } from './job-terms.ts'
import { JobForm, JobInput } from './jobs.ts'

const job = { title: 'DSP', location: 'Smyrna', shiftsAvailable: ['morning'] }
const form = {
  ...job,
  status: 'draft',
  description: '',
  publishDate: '',
  publishTime: '',
  payFrom: '',
  payTo: '',
  payPer: 'hour',
  closingDate: '',
  openings: '',
  street: '',
  postalCode: '',
  program: '',
}

describe('pay', () => {
  test.each([
    [{ from: 16.5, to: 18, per: 'hour' }, '$16.50 to $18.00 an hour'],
    [{ from: 16.5, to: 16.5, per: 'hour' }, '$16.50 an hour'],
    [{ from: 16, per: 'hour' }, 'From $16.00 an hour'],
    [{ to: 18.25, per: 'hour' }, 'Up to $18.25 an hour'],
    [{ from: 42_000, to: 42_000, per: 'year' }, '$42,000 a year'],
    [{ from: 42_000, to: 51_000.5, per: 'year' }, '$42,000 to $51,000.50 a year'],
  ] as const)('%j reads as: %s', (pay, text) => expect(formatPay(pay)).toBe(text))

  test.each([
    ['16.50', '18', { from: 16.5, to: 18, per: 'hour' }],
    [' $16.5 ', '', { from: 16.5, to: undefined, per: 'hour' }],
    ['', '$ 42,000', { from: undefined, to: 42_000, per: 'hour' }],
    ['', ' ', null],
  ])('typed as "%s" and "%s" is understood', (payFrom, payTo, pay) => {
    expect(listFaults(JobForm, { ...form, payFrom, payTo })).toEqual([])
    expect(toPay({ payFrom, payTo, payPer: 'hour' })).toEqual(pay)
  })

  test.each(['16,5', '16.505', 'sixteen', '-1', '0', '1,00', '1000001', '1e3'])(
    'typed as "%s" is refused',
    (payFrom) => {
      expect(listFaults(JobForm, { ...form, payFrom })).toEqual([`payFrom: ${payMessages.amount}`])
    },
  )

  test('must not end below its beginning', () => {
    expect(listFaults(JobForm, { ...form, payFrom: '18', payTo: '16.50' })).toEqual([
      `payTo: ${payMessages.order}`,
    ])
    const sent = { ...job, pay: { from: 18, to: 16.5, per: 'hour' } }
    expect(listFaults(JobInput, sent)).toEqual([`pay.to: ${payMessages.order}`])
  })

  test.each([
    [{ per: 'hour' }, `pay: ${payMessages.missing}`],
    [{ from: 16.5, per: 'week' }, `pay.per: ${payMessages.period}`],
    [{ from: 0, per: 'hour' }, `pay.from: ${payMessages.amount}`],
    [{ from: 16.505, per: 'hour' }, `pay.from: ${payMessages.amount}`],
    [{ to: '18', per: 'hour' }, `pay.to: ${payMessages.amount}`],
  ])('%j is not accepted', (pay, fault) => {
    expect(listFaults(JobInput, { ...job, pay })).toEqual([fault])
  })
})

test.each([
  [{ closingDate: '2027-02-30' }, 'closingDate: Please enter a valid date'],
  [{ closingDate: '3/14/2027' }, 'closingDate: Please enter a valid date'],
  [{ openings: 0 }, `openings: ${termMessages.openings}`],
  [{ openings: 1.5 }, `openings: ${termMessages.openings}`],
  [{ openings: 1000 }, `openings: ${termMessages.openings}`],
  [{ postalCode: '3713' }, `postalCode: ${termMessages.postalCode}`],
  [{ program: 'No such' }, 'program: This program is not known'],
  [{ street: 'x'.repeat(121) }, 'street: Street must be at most 120 characters'],
])('%.40j is refused', (change, fault) => {
  expect(listFaults(JobInput, { ...job, ...change })).toEqual([fault])
  const typed = Object.fromEntries(Object.entries(change).map(([name, v]) => [name, String(v)]))
  expect(listFaults(JobForm, { ...form, ...typed })).toEqual([fault])
})

test('what is left out stays as it is, and what is empty is removed', () => {
  expect(Object.keys(JobInput.parse(job))).not.toContain('closingDate')
  const empty = { pay: null, closingDate: '', openings: null, street: '', postalCode: '' }
  expect(JobInput.parse({ ...job, ...empty })).toMatchObject(empty)
})
