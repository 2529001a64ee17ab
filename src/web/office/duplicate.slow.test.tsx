import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CareEvent } from '#contract/website/events.ts'
import { press, signIn, success, validSession } from '../../../tests/support/office.ts'
import { renderAt, respond } from '../../../tests/support/render.tsx'
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

  test('has no picture when it was removed', async () => {
    await press('Remove picture')
    expect(await save()).not.toHaveProperty('copyImageFrom')
  })

  test('has the picture that was chosen instead', async () => {
    const file = new File(['x'], 'new.png', { type: 'image/png' })
    await userEvent.upload(screen.getByLabelText('Image'), file)
    const values = await save()
    expect(values).not.toHaveProperty('copyImageFrom')
    expect(values.image).toMatchObject({ name: 'new.png' })
  })

  test('closes without a question when nothing was typed', async () => {
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([])
  })
})
