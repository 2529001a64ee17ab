import { expect, test } from 'vitest'
import { statusLabel } from '#contract/hiring/application-status.ts'
import { anApplication, anOpenedApplication } from '../../../../../tests/support/office.ts'
import { deletionNote, documentsOfAll, keepUntilText, keepWarning } from './keep-until.ts'
import { placeholderValues } from './message-values.ts'
import { interviewText, lacksText, statusOptions } from './stages.ts'

const interviewAt = '2026-11-20T16:00:00.000Z'
const interviewPlace = 'Room 2'
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ')

test.each([
  [{ interviewAt, interviewPlace }, 'Friday, November 20, 2026 at 10:00 AM, Room 2'],
  [{ interviewAt, interviewPlace: '' }, 'Friday, November 20, 2026 at 10:00 AM'],
  [{ interviewAt: '', interviewPlace }, 'Room 2'],
  [{ interviewAt: '', interviewPlace: '' }, ''],
])('an interview with %j is: %s', (interview, text) => {
  expect(plain(interviewText(interview))).toBe(text)
})

test('a status that is not known counts as new', () => {
  expect(statusLabel('interview_scheduled')).toBe('Interview scheduled')
  expect(statusLabel('something else')).toBe('New')
  expect(statusLabel('constructor')).toBe('New')
})

test('a status has the color of its stage', () => {
  expect(statusOptions.map(({ label, color }) => `${label}: ${color}`)).toEqual([
    'New: orange',
    'Reviewed: blue',
    'Shortlisted: green',
    'Interview scheduled: green',
    'Interview completed: green',
    'Rejected: red',
    'Hired: lime',
    'Withdrawn: red',
  ])
})

test('a message names what is known, and leaves a placeholder for the rest', () => {
  expect(placeholderValues(anApplication())).toEqual({
    town: 'Knoxville, TN',
    name: 'Tasha Greene',
    job: 'Job Coach',
  })
  const values = placeholderValues(anApplication({ interviewAt, interviewPlace }))
  expect(plain(values.interview)).toBe('Friday, November 20, 2026 at 10:00 AM')
  expect(values.place).toBe('Room 2')
})

test('a message in Spanish has the day as Spanish readers write it, and the job in Spanish', () => {
  const spanishPosition = 'Instructor de trabajo'
  const application = anApplication({ interviewAt, spanishPosition })
  const { interview, job } = placeholderValues(application, 'es')
  expect(plain(interview)).toBe('viernes, 20 de noviembre de 2026, 10:00 a.m.')
  expect(job).toBe(spanishPosition)
  expect(placeholderValues(application).job).toBe('Job Coach')
  expect(placeholderValues(anApplication(), 'es').job).toBe('Job Coach')
})

test('says before a deletion how many documents are deleted too', () => {
  const of = (documentsCount: number, keepUntil = '') =>
    anApplication({ documentsCount, keepUntil })
  expect(documentsOfAll([of(1), of(2)])).toBe('3 documents')
  expect(documentsOfAll([of(0)])).toBe('')
  expect(deletionNote(of(0))).toBeUndefined()
  expect(deletionNote(of(1))).toBe('1 document will be deleted too.')
  expect(deletionNote(of(0, '2099-11-14'))).toBe(
    'This application should be kept until Nov 14, 2099.',
  )
})

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
])('before those of %j are deleted: %s', (days, warning) => {
  expect(keepWarning(until(...days), today)).toBe(warning)
})

test.each([
  [{}, 'Nov 14, 2099'],
  [{ onHold: true }, 'Nov 14, 2099, and as long as it is on hold'],
  [{ status: 'hired' as const }, 'Nov 14, 2099, and as long as the person works here'],
])('of one with %j is said: %s', (fields, text) => {
  expect(keepUntilText(anOpenedApplication(fields))).toBe(text)
})

test.each([
  [['Keys'], 'Lacks: Keys'],
  [['Keys', 'CPR', 'Contract'], 'Lacks: Keys; CPR; Contract'],
  [['Keys', 'CPR', 'Contract', 'Badge', 'Email'], 'Lacks: Keys; CPR; Contract and 2 more'],
])('who lacks %j is described as: %s', (items, text) => {
  expect(lacksText(items)).toBe(text)
})
