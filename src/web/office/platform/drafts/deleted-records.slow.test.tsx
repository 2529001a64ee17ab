import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { JobsScreen } from '#web/office/hiring/jobs/JobsScreen.tsx'
import { AskDialog } from '#web/office/hiring/private-links/AskDialog.tsx'
import { TemplatesScreen } from '#web/office/messages/templates/TemplatesScreen.tsx'
import { EventsScreen } from '#web/office/website/events/EventsScreen.tsx'
import { TestimonialsScreen } from '#web/office/website/testimonials/TestimonialsScreen.tsx'
import {
  applicantForm,
  firstDayForm,
  openForm,
} from '../../../../../tests/support/edited-forms.tsx'
import { aJob } from '../../../../../tests/support/job.ts'
import {
  anOpenedApplication,
  aTemplate,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'
import {
  event as anEvent,
  testimonial as aTestimonial,
} from '../../../../../tests/support/responses.ts'

beforeEach(signIn)

const gone = failure(404, 'It was not found.')
const deleted = (kind: string) =>
  `Someone deleted this ${kind} while you were editing it. What you typed is still here.`

type Managed = {
  screen: ReactNode
  list: string
  row: object
  /** Fields that only the list has. */
  listed?: object
  edit: RegExp
  path: string
  method?: 'PATCH'
}

const managed: Record<string, Managed> = {
  event: {
    screen: <EventsScreen />,
    list: 'GET /events',
    row: { ...anEvent, id: '1', image: null, publishAt: '', startsAt: '', endsAt: '' },
    edit: /^Edit Picnic/,
    path: '/events',
  },
  job: {
    screen: <JobsScreen />,
    list: 'GET /jobs/admin',
    row: aJob({ closingDate: '' }),
    listed: { applicationsCount: 0, newApplicationsCount: 0 },
    edit: /^Edit Job Coach/,
    path: '/jobs/admin',
  },
  testimonial: {
    screen: <TestimonialsScreen />,
    list: 'GET /testimonials/admin/all',
    row: { ...aTestimonial, id: '1', status: 'approved' },
    edit: /^Edit testimonial by Ann/,
    path: '/testimonials/admin',
    method: 'PATCH',
  },
  'message template': {
    screen: <TemplatesScreen />,
    list: 'GET /templates',
    row: aTemplate({ id: '1' }),
    edit: /^Edit Not this time/,
    path: '/templates',
  },
}

test.each(Object.entries(managed))(
  'what was typed for a deleted %s can be saved as a new one',
  async (kind, { screen: ui, list, row, listed, edit, path, method = 'PUT' }) => {
    const asked = respond({
      ...validSession,
      'GET /site-details': 'never',
      [list]: success([{ ...row, ...listed }]),
      [`${method} ${path}/1`]: gone,
      [`POST ${path}`]: success(row),
    })
    renderAt('/', ui)
    await press(edit)
    await press('Save')
    expect(await screen.findByRole('alert')).toHaveTextContent(deleted(kind))
    await press(`Save as a new ${kind}`)
    await expect.poll(() => asked).toContain(`POST ${path}`)
  },
)

test.each([
  ['applicant', applicantForm],
  ['first-day item', firstDayForm],
])('what was typed for a deleted %s can only be copied', async (kind, form) => {
  respond({ ...validSession, [form.call]: gone })
  const type = await openForm(form)
  await type()
  await press('Save')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `${deleted(kind)} It can no longer be saved: copy what you need.`,
  )
  expect(screen.queryByRole('button', { name: /^Save as a new/ })).toBeNull()
  expect(screen.getByLabelText(form.type[0])).toHaveValue(form.type[1])
})

test('a document cannot be asked of a deleted application', async () => {
  respond({ ...validSession, 'POST /careers/1/document-requests': gone })
  renderAt('/', <AskDialog application={anOpenedApplication()} onClose={() => {}} />)
  await userEvent.type(screen.getByLabelText('Note to the applicant'), 'Both sides')
  await press('Ask')
  expect(await screen.findByRole('alert')).toHaveTextContent(/copy what you need\.$/)
  expect(screen.queryByRole('button', { name: /^Save as a new/ })).toBeNull()
})
