import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { FirstDayItem } from '#contract/hiring/first-day.ts'
import { ApplicantDialog } from '../../src/web/office/hiring/applications/ApplicantDialog.tsx'
import { StatusDialog } from '../../src/web/office/hiring/applications/StatusDialog.tsx'
import { FirstDayDialog } from '../../src/web/office/hiring/first-day/FirstDayDialog.tsx'
import { HeroScreen } from '../../src/web/office/website/hero/HeroScreen.tsx'
import { anApplication, aSlide, press, success, validSession } from './office.ts'
import { failure, renderAt, respond } from './render.tsx'

/** A form of the office, and what two people do with it at the same time. */
export type EditedForm = {
  screen: ReactNode
  list?: string
  edit?: string
  save?: string
  call: string
  record: Record<'updatedAt', string> & Record<string, unknown>
  /** Fields that only the list has. */
  listed?: object
  /** What someone else saves. */
  theirs: object
  /** The field I change, and its new text. */
  type: [label: string | RegExp, text: string]
  /** The fields that the dialog shows, in both versions. */
  fields: Record<string, [mine: string, theirs: string]>
  /** What is sent with the default choices. */
  merged: object
}

export const editedAt = '2026-01-15T12:00:00.000Z'
export const savedLaterAt = '2026-01-15T21:12:00.000Z'

export const slide = aSlide({ subtitle: 'Come in.', updatedAt: editedAt })

export const slideForm: EditedForm = {
  screen: <HeroScreen />,
  list: 'GET /hero/admin',
  edit: 'Edit Hills',
  call: 'PUT /hero/1',
  record: slide,
  theirs: { subtitle: 'Walk in.', isActive: false },
  type: ['Title (required)', 'Green hills'],
  fields: { Title: ['Green hills', 'Hills'], Subtitle: ['Come in.', 'Walk in.'] },
  merged: { title: 'Green hills', subtitle: 'Walk in.' },
}

const application = anApplication({
  status: 'interview_scheduled',
  interviewPlace: 'Room 1',
  updatedAt: editedAt,
})

export const interviewForm: EditedForm = {
  screen: (
    <StatusDialog application={application} status="interview_scheduled" onClose={() => {}} />
  ),
  call: 'PUT /careers/1/status',
  record: { ...application, history: [] },
  theirs: { interviewAt: '2026-01-20T16:00:00.000Z', interviewPlace: 'Room 2' },
  type: ['Place', 'Room 3'],
  fields: { Interview: ['Empty', 'Jan 20, 2026, 10:00 AM'], Place: ['Room 3', 'Room 2'] },
  merged: { interviewAt: '2026-01-20T16:00:00.000Z', interviewPlace: 'Room 3' },
}

export const applicantForm: EditedForm = {
  screen: <ApplicantDialog application={application} onClose={() => {}} />,
  call: 'PUT /careers/1',
  record: { ...application, history: [] },
  theirs: { phone: '615-555-0199', lastName: 'Green' },
  type: ['Email', 'tasha.greene@example.org'],
  fields: {
    'Last name': ['Greene', 'Green'],
    Email: ['tasha.greene@example.org', 'tasha@example.org'],
    Phone: ['(615) 555-0177', '615-555-0199'],
  },
  merged: { lastName: 'Green', email: 'tasha.greene@example.org', phone: '615-555-0199' },
}

const checked: FirstDayItem = {
  id: 'i',
  item: 'CPR',
  doneOn: '2026-01-10',
  expiresOn: '',
  doneBy: 'Ann',
  notApplicable: false,
  note: '',
  updatedAt: editedAt,
}

export const firstDayForm: EditedForm = {
  screen: <FirstDayDialog application={application} item={checked} onClose={() => {}} />,
  call: 'PUT /careers/1/first-day',
  record: checked,
  theirs: { expiresOn: '2028-01-10' },
  type: ['Note', 'Seen'],
  fields: { 'Expires on': ['Empty', 'Jan 10, 2028'], Note: ['Seen', 'Empty'] },
  merged: { item: 'CPR', doneOn: '2026-01-10', expiresOn: '2028-01-10', note: 'Seen' },
}

/** A server on which someone else can save once. */
export function serveForm({ call, list, record, listed, theirs }: EditedForm) {
  let stored = record
  const sent: Record<string, unknown>[] = []
  respond({
    ...validSession,
    ...(list && {
      [list]: () => success(/site-details|look/.test(list) ? stored : [{ ...stored, ...listed }]),
    }),
    [call]: (init) => {
      const { body } = init ?? {}
      const values = body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body))
      sent.push(values)
      if (values.updatedAt === stored.updatedAt) return success(stored)
      const conflict = { current: stored, updatedBy: 'tom', updatedAt: stored.updatedAt }
      return failure(409, 'Someone else', { conflict })
    },
  })
  return {
    sent,
    saveTheirs: (changes = theirs) => {
      stored = { ...stored, ...changes, updatedAt: savedLaterAt }
    },
  }
}

/** Opens the form, and returns a function that changes its field. */
export async function openForm({ screen: ui, edit, type: [label, text] }: EditedForm) {
  renderAt('/', ui)
  if (edit) await press(edit)
  const field = await screen.findByLabelText(label)
  return async () => {
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
}
