import { beforeEach, expect, test } from 'vitest'
import type { CareEvent, EventForm } from '#contract/website/events.ts'
import { signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { respond } from '../../../../../tests/support/render.tsx'
import { eventVersions } from './event-versions.ts'
import { previewEvent } from './events-queries.ts'

beforeEach(signIn)

const existing = { id: '1', title: 'Picnic', description: 'Bring a friend.' } as CareEvent
const chosen = new File(['x'], 'new.png', { type: 'image/png' })

test.each<[string, Partial<EventForm>, CareEvent | undefined, string | undefined]>([
  ['the chosen one', { image: chosen }, existing, 'chosen'],
  ['none after it was removed', { image: null, copyImageFrom: '2' }, existing, undefined],
  ['that of the event', {}, existing, '1'],
  ['that of the event it is a copy of', { copyImageFrom: '2' }, undefined, '2'],
  ['none for a new event', {}, undefined, undefined],
])('the picture in the preview is %s', async (_, values, event, image) => {
  const sent: Record<string, unknown>[] = []
  respond({
    ...validSession,
    'POST /admin/preview/event': (init) => {
      sent.push(JSON.parse(String(init?.body)))
      return success({ html: '<h1>Picnic</h1>' })
    },
  })
  const form = { ...eventVersions.toValues(existing), ...values } as EventForm
  expect(await previewEvent(form, event)).toBe('<h1>Picnic</h1>')
  expect(sent[0]?.image).toBe(image)
  expect(sent[0]?.id).toBe(event?.id)
  expect(sent[0]).toMatchObject({ title: 'Picnic', description: 'Bring a friend.' })
})
