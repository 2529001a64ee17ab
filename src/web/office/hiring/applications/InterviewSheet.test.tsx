import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import type { TimelineEntry } from '#contract/records/timeline.ts'
import {
  anOpenedApplication,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { detailsIn, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { InterviewSheet } from './InterviewSheet.tsx'

const at = '2026-11-14T18:00:00.000Z'
const note: TimelineEntry = { kind: 'note', id: 'n', at, by: 'pat', text: 'Called', own: false }
const opening: TimelineEntry = { kind: 'change', id: 'o', at, by: 'pat', text: 'opened CV.pdf' }

beforeEach(() => {
  signIn()
  respond({
    ...validSession,
    'GET /careers/interview-questions': success({ questions: ['Why us?'], updatedAt: '' }),
  })
})

const show = (fields: Partial<OpenedApplication>) =>
  renderAt('/', <InterviewSheet application={anOpenedApplication(fields)} />).container

test('has the questions, the day and place, and the notes with who wrote them', async () => {
  const sheet = show({
    status: 'rejected',
    reason: 'Pay',
    interviewAt: '2026-11-20T16:00:00.000Z',
    interviewPlace: 'Room 2',
    timeline: [note, { ...note, id: 'm', by: null, text: 'Left' }],
  })
  expect(detailsIn(sheet)).toEqual({
    Position: 'Job Coach, Knoxville, TN',
    Status: 'Rejected: Pay',
    Email: 'tasha@example.org',
    Phone: '(615) 555-0177',
    Applied: 'Nov 14, 2026',
    Interview: 'Friday, November 20, 2026 at 10:00 AM, Room 2',
  })
  const text = sheet.textContent?.replace(/\s/g, ' ')
  expect(text).toContain('pat, Nov 14, 2026, 12:00 PMCalled')
  expect(text).toContain('A deleted user, Nov 14, 2026, 12:00 PMLeft')
  expect(text).not.toContain('No notes yet.')
  expect(await screen.findByText('Why us?')).toBeInTheDocument()
})

test('says what is missing, and leaves out what is not a note', () => {
  const sheet = show({ location: '', email: '', phone: '', timeline: [opening] })
  expect(detailsIn(sheet)).toEqual({
    Position: 'Job Coach',
    Status: 'New',
    Email: 'No email',
    Phone: 'No phone',
    Applied: 'Nov 14, 2026',
    Interview: 'Not scheduled',
  })
  expect(sheet).toHaveTextContent('No notes yet.')
  expect(sheet).not.toHaveTextContent('opened')
})
