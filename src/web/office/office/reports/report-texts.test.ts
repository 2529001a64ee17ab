import { expect, test } from 'vitest'
import { report } from '../../../../../tests/support/responses.ts'
import {
  bandLabel,
  describeDecisions,
  describeFirstCalls,
  describeFirstLooks,
  describeJobs,
  describeLosses,
  describeSeries,
  describeStages,
  fullLabel,
  nameOfJob,
  shortLabel,
} from './report-texts.ts'

const times = (total: number, medianHours: number | null) => ({ total, medianHours, bands: [] })
const [job] = report.applications.byJob
if (!job) throw new Error('no job')
const jobs = (...given: object[]) =>
  ({ total: 5, byJob: given.map((each) => ({ ...job, ...each })) }) as Parameters<
    typeof describeJobs
  >[0]
type Losses = Parameters<typeof describeLosses>[0]

test.each([
  ['day', 'Nov 9', 'Nov 9, 2026'],
  ['week', 'Nov 9', 'Week of Nov 9, 2026'],
  ['month', 'Nov', 'November 2026'],
] as const)('labels of a %s', (unit, short, full) => {
  expect(shortLabel('2026-11-09', unit)).toBe(short)
  expect(fullLabel('2026-11-09', unit)).toBe(full)
})

test.each([
  ['day', 'most on Nov 9. Today'],
  ['week', 'most in the week of Nov 9. This week'],
  ['month', 'most in November 2026. This month'],
] as const)('names the busiest %s, unless there are several', (unit, text) => {
  const series = [
    { date: '2026-11-09', count: 3 },
    { date: '2026-11-16', count: 1 },
  ]
  expect(describeSeries({ total: 4, series }, unit, 'message')).toBe(
    `4 messages, ${text} is not over yet.`,
  )
  const even = series.map((point) => ({ ...point, count: 2 }))
  expect(describeSeries({ total: 4, series: even }, unit, 'message')).toMatch(/^4 messages\. /)
})

test('names the job with the most applications when there are several', () => {
  expect(describeJobs(jobs({ total: 5 }))).toBe('5 applications.')
  expect(describeJobs(jobs({ total: 4, location: 'Smyrna' }, { title: 'Nurse', total: 1 }))).toBe(
    '5 applications, most for DSP, Smyrna.',
  )
})

test('a job that was deleted says so', () => {
  expect(nameOfJob({ ...job, location: null } as Parameters<typeof nameOfJob>[0])).toBe(
    'DSP (deleted)',
  )
})

test('leaves out the stages that nobody is at', () => {
  const byStage = { new: 1200, reviewed: 0, interviewed: 0, rejected: 1, hired: 0 }
  expect(describeStages({ ...job, byStage } as Parameters<typeof describeStages>[0])).toBe(
    '1,200 new, 1 rejected',
  )
})

test.each<[Losses, string]>([
  [[{ stage: 'new', rejected: 1, withdrawn: 0 }], '1 person was rejected or withdrew.'],
  [
    [
      { stage: 'new', rejected: 1, withdrawn: 2 },
      { stage: 'reviewed', rejected: 2, withdrawn: 0 },
    ],
    '5 people were rejected or withdrew, most at the stage New.',
  ],
])('says at which stage most were lost', (losses, text) => {
  expect(describeLosses(losses)).toBe(text)
})

test.each([
  [24, 'a day'],
  [36, '1.5 days'],
  [239, '10 days'],
  [252, '11 days'],
  [null, 'a day'],
])('a median of %s hours is %s', (hours, text) => {
  expect(describeDecisions(times(2, hours))).toBe(
    `Half of 2 decisions (hired or rejected) came within ${text}.`,
  )
  expect(describeFirstCalls(times(2, hours))).toBe(`Half of 2 first calls came within ${text}.`)
})

test('one is not a half', () => {
  expect(describeDecisions(times(1, 36))).toBe('1 decision (hired or rejected), within 1.5 days.')
  expect(describeFirstCalls(times(1, 36))).toBe('1 first call, within 1.5 days.')
  expect(describeFirstLooks({ ...times(1, 36), waiting: 0 })).toBe('1 first look, within 1.5 days.')
})

test.each([
  [1, '1 application has'],
  [2, '2 applications have'],
])('%s that nobody has looked at', (waiting, text) => {
  expect(describeFirstLooks({ ...times(2, 24), waiting })).toBe(
    `Half of 2 first looks came within a day. ${text} not been looked at yet.`,
  )
})

test.each([
  [1, undefined, 'Within a day'],
  [3, undefined, 'Within 3 days'],
  [7, 3, '4 to 7 days'],
  [null, 30, 'More than 30 days'],
])('a band up to %s days after %s', (days, shorter, label) => {
  expect(bandLabel(days, shorter)).toBe(label)
})
