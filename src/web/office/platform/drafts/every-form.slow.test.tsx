import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import type { CareEvent } from '#contract/website/events.ts'
import { builtInLook } from '#contract/website/look/brand.ts'
import type { TestimonialRecord } from '#contract/website/testimonials.ts'
import { JobsScreen } from '#web/office/hiring/jobs/JobsScreen.tsx'
import { EventsScreen } from '#web/office/website/events/EventsScreen.tsx'
import { LookScreen } from '#web/office/website/look/LookScreen.tsx'
import { SiteDetailsScreen } from '#web/office/website/site-details/SiteDetailsScreen.tsx'
import { TestimonialsScreen } from '#web/office/website/testimonials/TestimonialsScreen.tsx'
import {
  applicantForm,
  type EditedForm,
  editedAt,
  firstDayForm,
  interviewForm,
  openForm,
  savedLaterAt,
  serveForm,
  slideForm,
} from '../../../../../tests/support/edited-forms.tsx'
import { aJob } from '../../../../../tests/support/job.ts'
import { press, signIn } from '../../../../../tests/support/office.ts'

beforeEach(signIn)

const ids = { _id: '1', id: '1', createdAt: editedAt, updatedAt: editedAt }

const event: CareEvent = {
  slug: 'picnic',
  ...ids,
  title: 'Garden Day',
  description: 'Bring a hat.',
  status: 'draft',
  image: null,
  picture: null,
}
const testimonial: TestimonialRecord = {
  ...ids,
  name: 'Ann',
  review: 'Kind people.',
  language: 'en',
  status: 'approved',
  permission: true,
}
const job = aJob({ description: '<p>Drive.</p>', updatedAt: editedAt })
const details = { ...builtInDetails, links: [], licensing: [], updatedAt: editedAt }

const forms: Record<string, EditedForm> = {
  'hero slide': slideForm,
  event: {
    screen: <EventsScreen />,
    list: 'GET /events',
    edit: 'Edit Garden Day',
    call: 'PUT /events/1',
    record: event,
    theirs: {
      status: 'published',
      startsAt: '2027-03-14T15:00:00.000Z',
      endsAt: '2027-03-14T17:00:00.000Z',
      place: 'Nashville',
    },
    type: ['Description (required)', 'Bring a coat.'],
    fields: {
      Description: ['Bring a coat.', 'Bring a hat.'],
      Status: ['Draft', 'Published'],
      'Date and time': ['Empty', 'Mar 14, 2027, 10:00 AM to 12:00 PM'],
      Place: ['Empty', 'Nashville'],
    },
    merged: {
      description: 'Bring a coat.',
      status: 'published',
      startsAt: '2027-03-14T15:00:00.000Z',
      endsAt: '2027-03-14T17:00:00.000Z',
      place: 'Nashville',
    },
  },
  testimonial: {
    screen: <TestimonialsScreen />,
    list: 'GET /testimonials/admin/all',
    edit: 'Edit testimonial by Ann',
    call: 'PATCH /testimonials/admin/1',
    record: testimonial,
    theirs: { review: 'Such kind people.' },
    type: ['Name (required)', 'Ann B.'],
    fields: { Name: ['Ann B.', 'Ann'], Review: ['Kind people.', 'Such kind people.'] },
    merged: { name: 'Ann B.', review: 'Such kind people.' },
  },
  job: {
    screen: <JobsScreen />,
    list: 'GET /jobs/admin',
    edit: 'Edit Job Coach, Knoxville, TN',
    call: 'PUT /jobs/admin/1',
    record: job,
    listed: { applicationsCount: 0, newApplicationsCount: 0 },
    theirs: {
      description: '<p>Drive.</p><ul><li><p>Be kind</p></li></ul>',
      shiftsAvailable: ['morning', 'overnight'],
      status: 'archived',
    },
    type: ['Location (required)', 'Smyrna, TN'],
    fields: {
      Location: ['Smyrna, TN', 'Knoxville, TN'],
      Description: ['Drive.', 'Drive. • Be kind'],
      Status: ['Published', 'Archived'],
      'Shifts Available': ['Morning Shift', 'Morning Shift Overnight Shift'],
    },
    merged: {
      location: 'Smyrna, TN',
      description: '<p>Drive.</p><ul><li><p>Be kind</p></li></ul>',
      shiftsAvailable: ['morning', 'overnight'],
      status: 'archived',
    },
  },
  'site details': {
    screen: <SiteDetailsScreen />,
    list: 'GET /admin/site-details',
    call: 'PUT /admin/site-details',
    record: details,
    theirs: {
      address: { ...builtInDetails.address, street: '12 Oak Street' },
      links: [{ label: 'The Arc', href: 'https://www.thearctn.org/' }],
    },
    type: [/^Office hours/, 'Every day'],
    fields: {
      Address: [
        '214 Poplar Grove Lane Murfreesboro, TN 37130',
        '12 Oak Street Murfreesboro, TN 37130',
      ],
      'Office hours': ['Every day', builtInDetails.hours],
      Links: ['Empty', 'The Arc https://www.thearctn.org/'],
    },
    merged: {
      hours: 'Every day',
      address: { ...builtInDetails.address, street: '12 Oak Street' },
      links: [{ label: 'The Arc', href: 'https://www.thearctn.org/' }],
    },
  },
  look: {
    screen: <LookScreen />,
    list: 'GET /admin/look',
    call: 'PUT /admin/look',
    record: { ...builtInLook, updatedAt: editedAt },
    theirs: { accent: '#22c55e' },
    type: [/^Main color/, '#1d4ed8'],
    fields: {
      'Main color': ['#1d4ed8', '#225745'],
      'Accent color': ['#eba63c', '#22c55e'],
    },
    merged: { main: '#1d4ed8', accent: '#22c55e', logo: null },
  },
  'interview of an applicant': interviewForm,
  applicant: applicantForm,
  'item before the first day': firstDayForm,
}

test.each(Object.entries(forms))(
  'shows both versions of the %s field by field, and saves the chosen fields',
  async (_, form) => {
    const { sent, saveTheirs } = serveForm(form)
    const type = await openForm(form)
    saveTheirs()
    await type()
    await press(form.save ?? 'Save')
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }))
    expect(dialog.getByText('Saved by tom on Jan 15, 2026, 3:12 PM')).toBeVisible()
    expect(sent).toMatchObject([{ updatedAt: editedAt }])
    const fields = dialog.getAllByRole('group').map((group) => {
      const readText = (name: string) =>
        document.getElementById(
          within(group).getByRole('radio', { name }).getAttribute('aria-describedby') ?? '',
        )?.textContent
      const texts = [readText('Mine'), readText('Theirs')]
      return [
        group.querySelector('legend')?.textContent,
        texts.map((each) => each?.replace(/\s+/g, ' ')),
      ]
    })
    expect(Object.fromEntries(fields)).toEqual(form.fields)

    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ ...form.merged, updatedAt: savedLaterAt })
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
  },
)
