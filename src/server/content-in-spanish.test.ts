import { beforeAll, describe, expect, test } from 'vitest'
import { sampleDetails } from '#content/es/sample-details.ts'
import { builtInDetails } from '#content/provider.ts'
import type { Application } from '#contract/hiring/applications.ts'
import { jobFixedValues } from '#contract/hiring/jobs.ts'
import { addApplication, addJob } from '../../tests/support/applications.ts'
import { testApp } from '../../tests/support/test-app.ts'
import { createJob } from './hiring/jobs/jobs.queries.ts'
import { features } from './program.ts'
import { createEvent } from './website/events/events.queries.ts'
import { fillSampleContent } from './website/sample-content/sample-content.routes.ts'
import { createTestimonial } from './website/testimonials/testimonials.queries.ts'

const lists = ['hero', 'jobs', 'events/public', 'team', 'testimonials']

type Shown = { id: string; title: string; review: string; english?: string[] }

const records = (body: { data?: Shown[] } | Shown[]) =>
  (Array.isArray(body) ? body : body.data) ?? []

describe('the sample content', () => {
  const server = testApp()
  beforeAll(() => fillSampleContent(server.context, features))

  test.each(lists)('%s has all its texts in Spanish', async (path) => {
    const read = async (search: string) =>
      records((await server.app.inject(`/api/${path}${search}`)).json())
    const spanish = await read('?language=es')
    const english = await read('')
    expect(spanish.length).toBeGreaterThan(2)
    expect(spanish.map((each) => each.english)).toEqual(spanish.map(() => []))
    for (const [index, record] of spanish.entries()) {
      expect(JSON.stringify(record)).not.toBe(JSON.stringify({ ...english[index], english: [] }))
      expect(english[index]).not.toHaveProperty('english')
    }
  })

  test('so have the site details', async () => {
    const { data } = (await server.app.inject('/api/site-details?language=es')).json()
    expect(data).toEqual({ ...sampleDetails, english: [] })
    expect((await server.app.inject('/api/site-details')).json().data).toEqual(builtInDetails)
  })
})

describe('what staff write', () => {
  const server = testApp()
  let staff: { authorization: string }
  beforeAll(async () => {
    staff = await server.signIn()
  })

  const get = async (path: string) => (await server.app.inject(`/api/${path}`)).json()
  const translate = async (kind: string, record: { id: string; updatedAt: string }, es: object) => {
    server.wait(1000)
    const texts = Object.entries(es).map(([path, text]) => [path, { en: '', es: text }])
    const body = { texts: Object.fromEntries(texts), updatedAt: record.updatedAt }
    const url = `/api/admin/spanish/${encodeURIComponent(kind)}/${record.id}`
    const saved = await server.app.inject({ method: 'PUT', url, headers: staff, body })
    expect(saved.statusCode).toBe(200)
    return { ...record, ...saved.json().data }
  }
  const addEvent = (title: string) => {
    const startsAt = new Date(server.clock.at.getTime() + 86_400_000).toISOString()
    const event = { title, description: 'In the park', place: 'Our office', startsAt }
    return createEvent(server.context.db, event, server.clock.at)
  }
  const retitle = (id: string, title: string) =>
    server.context.db.updateTable('events').set({ title }).where('id', '=', id).execute()

  test('is shown text by text, and what lacks Spanish is named', async () => {
    const event = await addEvent('Picnic')
    const read = async (search = '') => (await get(`events/public/${event.slug}${search}`)).data
    const list = async (search = '') => (await get(`events/public${search}`)).data
    expect(await list('?language=es')).toMatchObject([
      { title: 'Picnic', english: ['title', 'description', 'place'] },
    ])
    await translate('event', event, { title: 'Día de campo', place: 'Nuestra oficina' })
    const shown = { title: 'Día de campo', place: 'Nuestra oficina', english: ['description'] }
    expect(await list('?language=es')).toMatchObject([shown])
    expect(await read('?language=es')).toMatchObject(shown)
    expect(await list()).toMatchObject([{ title: 'Picnic' }])
    expect(await read()).not.toHaveProperty('english')
  })

  test('is not shown once its English has changed, until someone says that it is still right', async () => {
    let event = await addEvent('Walk')
    const shown = async () => (await get(`events/public/${event.slug}?language=es`)).data
    event = await translate('event', event, { title: 'Caminata' })
    expect((await shown()).title).toBe('Caminata')
    await retitle(event.id, 'Long walk')
    expect(await shown()).toMatchObject({
      title: 'Long walk',
      english: ['title', 'description', 'place'],
    })
    await translate('event', event, { title: 'Caminata' })
    expect((await shown()).title).toBe('Caminata')
  })

  test('is in the calendar file, which leads to the Spanish page', async () => {
    const event = await addEvent('Bingo')
    await translate('event', event, { title: 'Lotería' })
    const file = async (search: string) =>
      (await server.app.inject(`/api/events/public/${event.id}/calendar.ics${search}`)).body
    expect(await file('?language=es')).toContain('SUMMARY:Lotería')
    expect(await file('?language=es')).toContain(`/es/events/${event.slug}`)
    expect(await file('')).toContain('SUMMARY:Bingo')
    expect(await file('')).not.toContain('/es/')
  })

  test('is found in the search of jobs on Spanish pages, and so is the English', async () => {
    const { db } = server.context
    const job = await createJob(
      db,
      {
        ...jobFixedValues,
        title: 'Gardener',
        location: 'Nashville, TN',
        shiftsAvailable: ['morning'],
        description: '<p>Grow tomatoes</p>',
        status: 'published',
      },
      server.clock.at,
    )
    const description = '<p>Cultive calabazas</p>'
    await translate('job', job, { title: 'Jardinería', description })
    const find = async (search: string) => (await get(`jobs?${search}`)).data as Shown[]
    for (const words of ['jardineria', 'calabazas nashville', 'gardener', 'tomatoes']) {
      expect(await find(`language=es&search=${encodeURIComponent(words)}`)).toMatchObject([
        { title: 'Jardinería', description, english: [] },
      ])
    }
    expect(await find('search=calabazas')).toEqual([])
    expect((await get(`jobs/public/${job.id}?language=es`)).data).toMatchObject({
      title: 'Jardinería',
    })
  })

  test('the name of a job is there for applicants who write Spanish, and for no others', async () => {
    const { context } = server
    const job = await addJob(context.db, { title: 'Cook' })
    await translate('job', job, { title: 'Cocinera' })
    const ofJob = { jobId: job.id, position: job.title }
    const ana = await addApplication(context, { ...ofJob, language: 'es' })
    const ann = await addApplication(context, { ...ofJob, language: 'en' })
    const read = async (path: string) =>
      (await server.app.inject({ url: `/api/careers${path}`, headers: staff })).json().data
    const list: Application[] = await read('')
    const shown = list.map(({ id, spanishPosition }) => [id, spanishPosition])
    expect(Object.fromEntries(shown)).toEqual({ [ana]: 'Cocinera', [ann]: undefined })
    expect((await read(`/${ana}`)).spanishPosition).toBe('Cocinera')
    expect(await read(`/${ann}`)).not.toHaveProperty('spanishPosition')
  })

  test('a story that was written in Spanish is not called English', async () => {
    const { db } = server.context
    const story = { status: 'approved' as const, permission: true }
    await createTestimonial(
      db,
      { ...story, name: 'Ana', review: 'Estoy feliz.', language: 'es' },
      server.clock.at,
    )
    await createTestimonial(db, { ...story, name: 'Ann', review: 'I am happy.' }, server.clock.at)
    const { data } = await get('testimonials?language=es')
    const byReview = (data as Shown[]).map(({ review, english }) => [review, english])
    expect(Object.fromEntries(byReview)).toEqual({
      'Estoy feliz.': [],
      'I am happy.': ['name', 'review'],
    })
  })

  test('of the site details, every page of this process has it at once', async () => {
    const { details } = server.context
    const body = { ...builtInDetails, tagline: 'At your side' }
    const url = '/api/admin/site-details'
    const saved = await server.app.inject({ method: 'PUT', url, headers: staff, body })
    expect(details.last('es')).toMatchObject({
      tagline: 'At your side',
      hours: sampleDetails.hours,
      english: ['tagline'],
    })
    await translate('site details', { id: '1', ...saved.json().data }, { tagline: 'A su lado' })
    expect(details.last('es')).toMatchObject({ tagline: 'A su lado', english: [] })
    expect(details.last()).toMatchObject({ tagline: 'At your side' })
  })

  test('an unknown language is refused', async () => {
    expect((await server.app.inject('/api/hero?language=fr')).statusCode).toBe(400)
  })
})
