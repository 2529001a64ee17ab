import { expect, test } from 'vitest'
import type { BulkProblem } from '#contract/hiring/application-bulk.ts'
import { anApplication } from '../../../../../tests/support/office.ts'
import { problemsInWords, successInWords } from './bulk-queries.ts'

const ann = anApplication({ id: 'a', firstName: 'Ann', lastName: 'Fry' })
const ben = anApplication({ id: 'b', firstName: 'Ben', lastName: 'Fry' })
const before = [ann, ben]
const message = { subject: 'Hello', text: 'Hello {name}' }

const problem = (fields: Partial<BulkProblem>): BulkProblem => ({
  id: 'a',
  cause: 'changed',
  status: null,
  by: null,
  ...fields,
})

test.each<[Partial<BulkProblem>, string]>([
  [
    { by: 'Tom', status: 'interview_scheduled' },
    'Not changed: Ann Fry (Tom changed it meanwhile, now Interview scheduled).',
  ],
  [{}, 'Not changed: Ann Fry (someone else changed it meanwhile, now gone).'],
  [{ cause: 'deleted' }, 'Not changed: Ann Fry (deleted meanwhile).'],
  [{ cause: 'no address' }, 'Not changed: Ann Fry (we cannot send to this email address).'],
  [
    { cause: 'no interview' },
    'Not changed: Ann Fry (no day or place of an interview yet, or no phone or email of yours).',
  ],
  [{ cause: 'sent' }, 'The message has already been sent to Ann Fry.'],
  [{ cause: 'deleted', id: 'x' }, 'Not changed: Someone (deleted meanwhile).'],
])('names an applicant with the problem %j: %s', (fields, text) => {
  expect(problemsInWords([problem(fields)], before)).toBe(text)
})

test('those whose message was sent are named after those that were not changed', () => {
  const problems = [problem({ cause: 'sent' }), problem({ cause: 'deleted', id: 'b' })]
  expect(problemsInWords(problems, before)).toBe(
    'Not changed: Ben Fry (deleted meanwhile). The message has already been sent to Ann Fry.',
  )
  expect(problemsInWords([], before)).toBe('')
})

const changed = (...ids: string[]) => ({
  changed: ids.map((id) => ({ id, updatedAt: '', messageId: null })),
  problems: [],
})

test.each([
  [{ stage: 'hired' as const }, ['b'], 'Ben Fry: Hired'],
  [{ stage: 'hired' as const }, ['a', 'b'], '2 applicants: Hired'],
  [{ message }, ['a'], 'Ann Fry: your message is sent in half a minute.'],
  [{ message }, ['a', 'b'], '2 applicants: your message is sent in half a minute.'],
  [
    { message, stage: 'rejected' as const },
    ['a'],
    'Ann Fry: Rejected. Your message is sent in half a minute.',
  ],
])('says after %j for %j: %s', (bulk, ids, text) => {
  expect(successInWords({ before, ...bulk }, changed(...ids))).toBe(text)
})
