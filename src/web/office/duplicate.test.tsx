import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CareEvent } from '#contract/website/events.ts'
import { aJob, anAdminJob } from '../../../tests/support/job.ts'
import { press, signIn, success, validSession } from '../../../tests/support/office.ts'
import { renderAt, respond } from '../../../tests/support/render.tsx'
import { JobsScreen } from './hiring/jobs/JobsScreen.tsx'
import { EventsScreen } from './website/events/EventsScreen.tsx'

const picnic: CareEvent = {
  slug: 'picnic',
  timeZone: 'America/New_York',
  repeats: 'weekly',
  firstStartsAt: '2027-03-14T15:00:00.000Z',
  repeatsUntil: '2027-05-02',
  _id: '1',
  id: '1',
  title: 'Picnic',
  description: 'Bring a friend.',
  easyText: 'Bring a friend. It is free.',
  status: 'published',
  image: { path: 'uploads/picnic.webp' },
  picture: null,
  imageDescription: 'A blanket on the grass.',
  startsAt: '2027-03-14T15:00:00.000Z',
  endsAt: '2027-03-14T17:00:00.000Z',
  place: 'The park',
  createdAt: '2026-01-15T12:00:00.000Z',
  updatedAt: '2026-01-15T12:00:00.000Z',
}

beforeEach(signIn)

describe('the duplicate of an event', () => {
  let sent: FormData[]

  beforeEach(async () => {
    sent = []
    respond({
      ...validSession,
      'GET /events': success([picnic]),
      'POST /events': ({ body } = {}) => {
        sent.push(body as FormData)
        return success(picnic)
      },
    })
    renderAt('/', <EventsScreen />)
    await press('Duplicate Picnic')
  })

  const save = async () => {
    await press('Save')
    await waitFor(() => expect(sent).toHaveLength(1))
    return Object.fromEntries(sent[0] ?? [])
  }

  test('is a draft with all values and the picture, and is created when it is saved', async () => {
    const note = /^This is a copy of “Picnic”, as a draft. Nothing is created until you save it.$/
    expect(screen.getByText(note)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Draft' })).toBeChecked()
    expect(screen.getByRole('img', { name: 'The current picture' })).toBeVisible()
    expect(sent).toEqual([])
    const title = screen.getByLabelText('Title (required)')
    await userEvent.clear(title)
    await userEvent.type(title, 'Autumn Picnic')
    expect(await save()).toEqual({
      title: 'Autumn Picnic',
      timeZone: 'America/New_York',
      repeats: 'weekly',
      repeatsUntil: '2027-05-02',
      description: 'Bring a friend.',
      easyText: 'Bring a friend. It is free.',
      status: 'draft',
      publishAt: '',
      startsAt: '2027-03-14T15:00:00.000Z',
      endsAt: '2027-03-14T17:00:00.000Z',
      place: 'The park',
      imageDescription: 'A blanket on the grass.',
      imageFocus: '',
      copyImageFrom: '1',
    })
  })
})

test('the duplicate of a job is a draft with the same values', async () => {
  const bodies: unknown[] = []
  respond({
    ...validSession,
    'GET /jobs/admin': success([anAdminJob({ description: '<p>Drive.</p>' })]),
    'POST /jobs/admin': ({ body } = {}) => {
      bodies.push(JSON.parse(String(body)))
      return success(aJob())
    },
  })
  renderAt('/', <JobsScreen />)
  await press('Duplicate Job Coach, Knoxville, TN')
  expect(screen.getByText(/^This is a copy of “Job Coach”/)).toBeVisible()
  expect(bodies).toEqual([])
  await press('Save')
  await waitFor(() =>
    expect(bodies).toMatchObject([
      {
        title: 'Job Coach',
        location: 'Knoxville, TN',
        shiftsAvailable: ['morning'],
        status: 'draft',
        description: '<p>Drive.</p>',
      },
    ]),
  )
  expect(await screen.findByText('Job posting added successfully')).toBeVisible()
})
