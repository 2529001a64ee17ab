import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import type { ApplicationDetails } from '#contract/applications.ts'
import type { CareEvent } from '#contract/events.ts'
import type { HeroSlide } from '#contract/hero.ts'
import type { TestimonialRecord } from '#contract/testimonials.ts'
import { storeSession } from '#web/api/session.ts'
import { aJob } from '../../../../tests/support/job.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { NotesForm } from '../applications/NotesForm.tsx'
import { EventsScreen } from '../events/EventsScreen.tsx'
import { HeroScreen } from '../hero/HeroScreen.tsx'
import { JobsScreen } from '../jobs/JobsScreen.tsx'
import { SiteDetailsScreen } from '../site-details/SiteDetailsScreen.tsx'
import { TestimonialsScreen } from '../testimonials/TestimonialsScreen.tsx'

const user = { _id: 'u', username: 'maria', email: 'maria@example.org', role: 'admin' }
const at = '2026-01-15T12:00:00.000Z'
const later = '2026-01-15T21:12:00.000Z'
const ids = { _id: '1', id: '1', createdAt: at, updatedAt: at }

beforeEach(() => storeSession('token', user))

const slide: HeroSlide = {
  ...ids,
  title: 'Hills',
  subtitle: 'Come in.',
  imageUrl: '/art/hills.svg',
  picture: { width: 1200, height: 600, sources: [] },
  isActive: true,
  order: 1,
}
const event: CareEvent = {
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
  status: 'approved',
  permission: true,
}
const job = aJob({ description: '<p>Drive.</p>', updatedAt: at })
const details = { ...builtInDetails, links: [], licensing: [], updatedAt: at }
const application = { ...ids, status: 'pending', notes: 'Called.' } as ApplicationDetails

type Form = {
  screen: ReactNode
  list?: string
  edit?: string
  save?: string
  call: string
  record: Record<'updatedAt', string> & Record<string, unknown>
  /** What someone else saves. */
  theirs: object
  /** Which field I fill in, and with what. */
  type: [label: string | RegExp, text: string]
  /** Which parts are shown, with both versions. */
  parts: Record<string, [mine: string, theirs: string]>
  /** What is sent when the proposed choice is taken. */
  merged: object
}

const forms: Record<string, Form> = {
  'hero slide': {
    screen: <HeroScreen />,
    list: 'GET /hero/admin',
    edit: 'Edit Hills',
    call: 'PUT /hero/1',
    record: slide,
    theirs: { subtitle: 'Walk in.', isActive: false },
    type: ['Title (required)', 'Green hills'],
    parts: { Title: ['Green hills', 'Hills'], Subtitle: ['Come in.', 'Walk in.'] },
    merged: { title: 'Green hills', subtitle: 'Walk in.' },
  },
  event: {
    screen: <EventsScreen />,
    list: 'GET /events',
    edit: 'Edit Garden Day',
    call: 'PUT /events/1',
    record: event,
    theirs: { status: 'published', startsAt: '2027-03-14T15:00:00.000Z', place: 'Nashville' },
    type: ['Description (required)', 'Bring a coat.'],
    parts: {
      Description: ['Bring a coat.', 'Bring a hat.'],
      Status: ['Draft', 'Published'],
      'Date and time': ['Empty', 'Mar 14, 2027, 10:00 AM'],
      Place: ['Empty', 'Nashville'],
    },
    merged: {
      description: 'Bring a coat.',
      status: 'published',
      startsAt: '2027-03-14T15:00:00.000Z',
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
    parts: { Name: ['Ann B.', 'Ann'], Review: ['Kind people.', 'Such kind people.'] },
    merged: { name: 'Ann B.', review: 'Such kind people.' },
  },
  job: {
    screen: <JobsScreen />,
    list: 'GET /jobs/admin',
    edit: 'Edit Job Coach',
    call: 'PUT /jobs/admin/1',
    record: job,
    theirs: {
      description: '<p>Drive.</p><ul><li><p>Be kind</p></li></ul>',
      shiftsAvailable: ['morning', 'overnight'],
      status: 'archived',
    },
    type: ['Location (required)', 'Smyrna, TN'],
    parts: {
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
    type: [/^Office hours \(required\)/, 'Every day'],
    parts: {
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
  'notes of an applicant': {
    screen: <NotesForm application={application} />,
    save: 'Save Notes',
    call: 'PUT /careers/1/status',
    record: application,
    theirs: { notes: 'Called twice.', status: 'hired' },
    type: ['Notes', 'Wrote.'],
    parts: { Notes: ['Wrote.', 'Called twice.'] },
    merged: { notes: 'Wrote.', status: 'hired' },
  },
}

/** A server on which someone else saves once. */
function serve({ call, list, record, theirs }: Form) {
  let stored = record
  const sent: Record<string, unknown>[] = []
  const one = () => ({ body: { success: true, data: stored } })
  answer({
    'GET /auth/validate': { body: { valid: true, user } },
    ...(list && {
      [list]: () =>
        list.endsWith('site-details') ? one() : { body: { success: true, data: [stored] } },
    }),
    [call]: (init) => {
      const { body } = init ?? {}
      const values = body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body))
      sent.push(values)
      if (values.updatedAt === stored.updatedAt) return one()
      const conflict = { current: stored, updatedBy: 'tom', updatedAt: stored.updatedAt }
      return { status: 409, body: { code: 'conflict', message: 'Someone else', conflict } }
    },
  })
  return {
    sent,
    saveTheirs: (changes = theirs) => {
      stored = { ...stored, ...changes, updatedAt: later }
    },
  }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Opens the form and fills one field. */
async function write({ screen: ui, edit, type: [label, text] }: Form) {
  renderAt('/', ui)
  if (edit) await press(edit)
  const field = await screen.findByLabelText(label)
  return async () => {
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
}

test.each(Object.entries(forms))(
  'two versions of the %s are compared part by part, and saved as chosen',
  async (_, form) => {
    const { sent, saveTheirs } = serve(form)
    const type = await write(form)
    saveTheirs()
    await type()
    await press(form.save ?? 'Save')
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }))
    expect(dialog.getByText('Saved by tom on Jan 15, 2026, 3:12 PM')).toBeVisible()
    expect(sent).toMatchObject([{ updatedAt: at }])
    const parts = dialog.getAllByRole('group').map((group) => {
      const describe = (name: string) =>
        document.getElementById(
          within(group).getByRole('radio', { name }).getAttribute('aria-describedby') ?? '',
        )?.textContent
      const words = [describe('Mine'), describe('Theirs')]
      return [
        group.querySelector('legend')?.textContent,
        words.map((each) => each?.replace(/\s+/g, ' ')),
      ]
    })
    expect(Object.fromEntries(parts)).toEqual(form.parts)

    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ ...form.merged, updatedAt: later })
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
  },
)

test('a slide that was hidden or moved meanwhile is saved without a question', async () => {
  const form = forms['hero slide'] as Form
  const { sent, saveTheirs } = serve(form)
  const type = await write(form)
  saveTheirs({ isActive: false, order: 2 })
  await type()
  await press('Save')
  expect(await screen.findByText('Hero slide updated successfully')).toBeVisible()
  expect(sent.map(({ updatedAt }) => updatedAt)).toEqual([at, later])
})

test('notes are saved beside a new status, which stays', async () => {
  const form = forms['notes of an applicant'] as Form
  const { sent, saveTheirs } = serve(form)
  const type = await write(form)
  await type()
  saveTheirs({ status: 'hired' })
  await press('Save Notes')
  expect(await screen.findByText('Notes saved successfully')).toBeVisible()
  expect(sent).toMatchObject([
    { status: 'pending', updatedAt: at },
    { status: 'hired', notes: 'Wrote.', updatedAt: later },
  ])
})

test('notes can give way to theirs', async () => {
  const form = forms['notes of an applicant'] as Form
  const { sent, saveTheirs } = serve(form)
  const type = await write(form)
  await type()
  saveTheirs()
  await press('Save Notes')
  await press('Use theirs')
  await press('Keep theirs')
  expect(await screen.findByText('Nothing was saved. The version saved by tom stays.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toHaveLength(1)
  expect(sessionStorage).toHaveLength(0)
})

test('notes of an applicant who was deleted stay, to be copied', async () => {
  const form = forms['notes of an applicant'] as Form
  answer({
    'GET /auth/validate': { body: { valid: true, user } },
    [form.call]: { status: 404, body: { message: 'Application was not found.' } },
  })
  const type = await write(form)
  await type()
  await press('Save Notes')
  expect(await screen.findByRole('alert')).toHaveTextContent('copy what you need')
  expect(screen.getByLabelText('Notes')).toHaveValue('Wrote.')
})

test('a slide that was deleted needs its picture again before it is a new one', async () => {
  const form = forms['hero slide'] as Form
  const asked = answer({
    'GET /auth/validate': { body: { valid: true, user } },
    'GET /hero/admin': { body: { success: true, data: [slide] } },
    'PUT /hero/1': { status: 404, body: { message: 'Hero slide was not found.' } },
    'POST /hero': { body: { success: true, data: slide } },
  })
  const type = await write(form)
  await type()
  await press('Save')
  await press('Save as a new hero slide')
  expect(await screen.findByText('Image is required for new slides')).toBeVisible()
  expect(screen.getByLabelText('Title (required)')).toHaveValue('Green hills')
  const file = new File(['x'], 'hills.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText(/^Image/), file)
  await press('Save')
  expect(await screen.findByText('Hero slide created successfully')).toBeVisible()
  expect(asked.filter((name) => name === 'POST /hero')).toHaveLength(1)
})
