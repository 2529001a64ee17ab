import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CareEvent } from '#contract/website/events.ts'
import { JobsScreen } from '#web/office/hiring/jobs/JobsScreen.tsx'
import { aJob, anAdminJob } from '../../../../../tests/support/job.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { EventsScreen } from '../events/EventsScreen.tsx'

const publishAt = '2027-03-15T14:30:00.000Z'
const event: CareEvent = {
  slug: 'picnic',
  _id: '1',
  id: '1',
  title: 'Picnic',
  description: 'Bring a friend.',
  status: 'draft',
  image: null,
  picture: null,
  createdAt: '2026-01-15T12:00:00.000Z',
  updatedAt: '2026-01-15T12:00:00.000Z',
}
const job = anAdminJob({ status: 'draft', publishedAt: null })

beforeEach(signIn)

describe('an event', () => {
  let sent: Record<string, unknown>[]

  async function open(fields: Partial<CareEvent> = {}) {
    sent = []
    respond({
      ...validSession,
      'GET /events': success([{ ...event, ...fields }]),
      'PUT /events/1': ({ body } = {}) => {
        sent.push(Object.fromEntries(body as FormData))
        return success(event)
      },
    })
    renderAt('/', <EventsScreen />)
    await press('Edit Picnic')
  }

  test('that waits for a date is shown as scheduled', async () => {
    respond({ ...validSession, 'GET /events': success([{ ...event, publishAt }]) })
    renderAt('/', <EventsScreen />)
    const row = await screen.findByRole('row', { name: /Picnic/ })
    expect(within(row).getByText('Scheduled')).toHaveAttribute('data-color', 'blue')
    expect(within(row).getByText('for Mar 15, 2027, 9:30 AM')).toBeVisible()
  })

  test('can be given a date while it is a draft', async () => {
    await open()
    const date = screen.getByLabelText('Publish on')
    const time = screen.getByLabelText('Publish at')
    await userEvent.type(date, '2027-03-15')
    expect(time).toHaveValue('08:00')
    await userEvent.clear(date)
    expect(time).toHaveValue('')
    await userEvent.type(date, '2027-03-15')
    await userEvent.clear(time)
    await press('Save')
    expect(await screen.findByText('Please enter the time too')).toBeVisible()
    await userEvent.type(time, '09:30')
    await press('Save')
    await waitFor(() => expect(sent).toMatchObject([{ status: 'draft', publishAt }]))
  })

  test('loses its date when it is published at once', async () => {
    await open({ publishAt })
    expect(screen.getByLabelText('Publish on')).toHaveValue('2027-03-15')
    expect(screen.getByLabelText('Publish at')).toHaveValue('09:30')
    await userEvent.click(screen.getByRole('radio', { name: 'Published' }))
    expect(screen.queryByLabelText('Publish on')).toBeNull()
    await press('Save')
    await waitFor(() => expect(sent).toMatchObject([{ status: 'published', publishAt: '' }]))
  })

  test('is published an hour later when spring skips the time', async () => {
    await open()
    await userEvent.type(screen.getByLabelText('Publish on'), '2027-03-14')
    const time = screen.getByLabelText('Publish at')
    await userEvent.clear(time)
    await userEvent.type(time, '02:30')
    await press('Save')
    await waitFor(() => expect(sent).toMatchObject([{ publishAt: '2027-03-14T08:30:00.000Z' }]))
  })

  test('keeps what was typed when the time has passed', async () => {
    const message = 'The time to publish has passed.'
    respond({
      ...validSession,
      'GET /events': success([{ ...event, publishAt }]),
      'PUT /events/1': failure(400, message, { fields: { publishAt: message } }),
    })
    renderAt('/', <EventsScreen />)
    await press('Edit Picnic')
    await press('Save')
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Publish on')).toHaveValue('2027-03-15')
  })
})

describe('a job', () => {
  test('that waits for a date is shown as scheduled, on its card and in its details', async () => {
    respond({ ...validSession, 'GET /jobs/admin': success([{ ...job, publishAt }]) })
    renderAt('/', <JobsScreen />)
    expect(await screen.findByText('Scheduled')).toHaveAttribute('data-color', 'blue')
    expect(screen.getByText('On Mar 15, 2027, 9:30 AM')).toBeVisible()
    await press('View Job Coach, Knoxville, TN')
    expect(await screen.findByText(/for Mar 15, 2027, 9:30 AM/)).toBeVisible()
  })

  test('shows in its form what will happen, and sends the date', async () => {
    const sent: unknown[] = []
    respond({
      ...validSession,
      'GET /jobs/admin': success([job]),
      'PUT /jobs/admin/1': ({ body } = {}) => {
        sent.push(JSON.parse(String(body)))
        return success(aJob())
      },
    })
    renderAt('/', <JobsScreen />)
    await press('Edit Job Coach, Knoxville, TN')
    const badge = () => screen.getByRole('heading', { name: 'Publishing' }).nextElementSibling
    expect(badge()).toHaveTextContent('Draft')
    await userEvent.type(screen.getByLabelText('Publish on'), '2027-03-15')
    expect(badge()).toHaveTextContent('Scheduled')
    const time = screen.getByLabelText('Publish at')
    await userEvent.clear(time)
    await userEvent.type(time, '09:30')
    await press('Save')
    await waitFor(() => expect(sent).toMatchObject([{ status: 'draft', publishAt }]))
    expect(sent[0]).not.toHaveProperty('publishDate')
  })
})
