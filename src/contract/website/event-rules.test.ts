import { describe, expect, test } from 'vitest'
import { listFaults } from '../../../tests/support/list-faults.ts'
import { EventForm, EventInput, eventSchemas } from './events.ts'

const required = 'Please fill in all required fields'
const picture = new File(['x'], 'a.png', { type: 'image/png' })
const textFile = new File(['x'], 'a.txt', { type: 'text/plain' })

describe('an event', () => {
  const text = { title: 'Picnic', description: 'In the park' }
  const form = {
    ...text,
    status: 'draft',
    date: '',
    time: '',
    endTime: '',
    place: '',
    timeZone: '',
    repeats: '',
    repeatsUntil: '',
    easyText: '',
    imageDescription: '',
    imageFocus: '',
    publishDate: '',
    publishTime: '',
  }

  test('needs a title and a description', () => {
    expect(EventInput.parse(text)).toEqual(text)
    expect(listFaults(EventInput, {})).toEqual([`title: ${required}`, `description: ${required}`])
  })

  test('may have a status, a beginning, a place and a picture', () => {
    const whole = {
      ...text,
      status: 'published',
      startsAt: '2026-11-20T18:00:00-06:00',
      endsAt: '2026-11-20T20:00:00-06:00',
      publishAt: '2026-11-19T18:00:00-06:00',
      place: 'Hall',
      imageDescription: 'A lawn',
      removeImage: 'true',
      updatedAt: 'v1',
    }
    expect(EventInput.parse(whole)).toEqual({ ...whole, removeImage: true })
    expect(EventInput.parse({ ...whole, startsAt: '', place: ' Hall ', removeImage: 'false' }))
      // An empty beginning takes the date away.
      .toEqual({ ...whole, startsAt: '', removeImage: false })
    expect(EventInput.parse({ ...text, startsAt: '2026-11-20T18:00:00Z' }).startsAt).toBeTruthy()
    expect(eventSchemas.create.files).toEqual(['image'])
    expect(eventSchemas.update.files).toEqual(['image'])
  })

  test.each([
    [{ title: 'x'.repeat(201) }, 'title: Title must be at most 200 characters'],
    [{ description: 'x'.repeat(2001) }, 'description: Description must be at most 2000 characters'],
    [{ place: 'x'.repeat(201) }, 'place: Place must be at most 200 characters'],
    [{ status: 'archived' }, 'status: Status must be published or draft'],
    [
      { imageDescription: 'x'.repeat(251) },
      'imageDescription: Picture description must be at most 250 characters',
    ],
    [{ removeImage: 'perhaps' }, 'removeImage: removeImage must be true or false'],
  ])('%.40j is refused', (change, fault) => {
    expect(listFaults(EventInput, { ...text, ...change })).toEqual([fault])
  })

  test.each(['tomorrow', '2026-11-20', '2026-11-20T18:00:00'])('cannot begin at %s', (startsAt) =>
    expect(listFaults(EventInput, { ...text, startsAt })).toEqual([
      'startsAt: Please enter a valid date and time',
    ]),
  )

  test('needs a date and a time together', () => {
    expect(EventForm.parse(form)).toEqual(form)
    expect(listFaults(EventForm, { ...form, date: '2026-11-20', time: '18:00' })).toEqual([])
    expect(listFaults(EventForm, { ...form, time: '18:00' })).toEqual([
      'date: Please enter the date too',
    ])
    expect(listFaults(EventForm, { ...form, date: '2026-11-20' })).toEqual([
      'time: Please enter the time too',
    ])
    expect(listFaults(EventForm, { ...form, publishDate: '2026-11-20' })).toEqual([
      'publishTime: Please enter the time too',
    ])
    expect(listFaults(EventForm, { ...form, publishTime: '18:00' })).toEqual([
      'publishDate: Please enter the date too',
    ])
    // The fields are shown for a draft only.
    const published = { ...form, status: 'published', publishTime: '18:00' }
    expect(listFaults(EventForm, published)).toEqual([])
    expect(listFaults(EventForm, { ...form, place: 'x'.repeat(201) })).toEqual([
      'place: Place must be at most 200 characters',
    ])
    expect(listFaults(EventForm, { ...form, image: textFile, imageDescription: 'A lawn' })).toEqual(
      ['image: Please select a valid image file'],
    )
    for (const image of [picture, null]) {
      const described = { ...form, image, imageDescription: 'A lawn' }
      expect(EventForm.parse(described).image).toBe(image)
    }
  })

  test('may have an end, which is after the start', () => {
    const dated = { ...form, date: '2026-11-20', time: '18:00' }
    expect(listFaults(EventForm, { ...dated, endTime: '18:01' })).toEqual([])
    for (const endTime of ['18:00', '09:00']) {
      expect(listFaults(EventForm, { ...dated, endTime })).toEqual([
        'endTime: The end must be later than the start, on the same day',
      ])
    }
    expect(listFaults(EventForm, { ...form, endTime: '18:00' })).toEqual([
      'date: Please enter the date too',
    ])
    expect(listFaults(EventForm, { ...dated, time: '', endTime: '18:00' })).toEqual([
      'time: Please enter the time too',
    ])
  })
})
