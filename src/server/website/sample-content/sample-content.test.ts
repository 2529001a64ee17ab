import { describe, expect, test } from 'vitest'
import { builtInEvents } from '#content/events.ts'
import { builtInDetails, emptyDetails } from '#content/provider.ts'
import { samplePlans } from '#content/sample-events.ts'
import { sampleJobs } from '#content/sample-jobs.ts'
import { builtInTeam } from '#content/team.ts'
import { builtInTestimonials } from '#content/testimonials.ts'
import { listJobs } from '#server/hiring/jobs/jobs.queries.ts'
import { features } from '#server/program.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { listEvents } from '../events/events.queries.ts'
import { deleteSlide, listSlides } from '../hero/hero.queries.ts'
import { listTeam } from '../team/team.queries.ts'
import { listApproved } from '../testimonials/testimonials.queries.ts'
import { fillSampleContent } from './sample-content.routes.ts'

const server = testApp()

test('sample content fills a new database once, and does not return after it was removed', async () => {
  expect(await fillSampleContent(server.context, features)).toBe(true)
  const slides = await listSlides(server.context.db)
  expect(slides.map((slide) => slide.order)).toEqual([1, 2, 3])
  const events = await listEvents(server.context.db, server.clock.at)
  expect(events.map((event) => event.title)).toEqual(builtInEvents.map((event) => event.title))
  expect(events.map(({ image }) => image)).toEqual(builtInEvents.map(({ image }) => image))
  expect(events.map(({ place }) => place)).toEqual(samplePlans.map(({ place }) => place))
  const team = await listTeam(server.context.db)
  expect(team.map((member) => member.name)).toEqual(builtInTeam.map((member) => member.name))
  expect(team.map(({ image }) => image)).toEqual(builtInTeam.map(({ image }) => image))
  const voices = await listApproved(server.context.db)
  expect(voices.map((voice) => voice.name)).toEqual(builtInTestimonials.map((voice) => voice.name))
  const marked = await server.context.db.selectFrom('sample_records').select('kind').execute()
  const samples = [slides, events, team, voices, sampleJobs].flat()
  expect(marked).toHaveLength(samples.length)
  for (const slide of slides) await deleteSlide(server.context.db, slide.id)
  expect(await fillSampleContent(server.context, features)).toBe(false)
  expect(await listSlides(server.context.db)).toEqual([])
})

describe('removing it', () => {
  const server = testApp()

  test('deletes unchanged samples, and keeps those that someone edited', async () => {
    const { db } = server.context
    await fillSampleContent(server.context, features)
    const headers = await server.signIn()
    const ours = {
      title: 'Cook',
      location: 'Murfreesboro, TN',
      shiftsAvailable: ['morning'],
      status: 'published',
    }
    const [edited] = await listJobs(db, server.clock.at)
    const address = `/api/jobs/admin/${edited?.id}`
    await server.app.inject({ method: 'PUT', url: address, headers, body: ours })

    const url = '/api/admin/sample-content'
    const before = (await server.app.inject({ url, headers })).json().data
    expect(before.counts).toMatchObject({ 'hero slide': 3, job: sampleJobs.length - 1 })
    expect((await server.app.inject('/api/hero')).json().data).toHaveLength(3)

    const response = await server.app.inject({ method: 'DELETE', url, headers })
    expect(response.json()).toEqual({ success: true, data: before })
    expect((await server.app.inject('/api/hero')).json().data).toEqual([])
    expect((await listJobs(db, server.clock.at)).map((job) => job.title)).toEqual(['Cook'])
    const left = [await listSlides(db), await listEvents(db, server.clock.at), await listTeam(db)]
    expect(left.flat()).toEqual([])
    expect((await server.app.inject({ url, headers })).json().data.total).toBe(0)
    expect((await server.app.inject('/api/testimonials')).json()).toMatchObject({ noSamples: true })
    const log = (await server.app.inject({ url: '/api/admin/audit', headers })).json().data
    expect(log[0]).toMatchObject({ person: 'maria', action: 'removed', kind: 'sample content' })
  })
})

describe('removing the sample provider’s details', () => {
  const server = testApp()
  const shown = async () => (await server.app.inject('/api/site-details')).json().data

  test('empties what nobody changed, and keeps what the provider entered', async () => {
    const headers = await server.signIn()
    const licensing = [{ title: 'License', detail: 'No. 7' }, ...builtInDetails.licensing]
    const body = { ...builtInDetails, name: 'Ridge & River', phone: '(931) 555-0123', licensing }
    await server.app.inject({ method: 'PUT', url: '/api/admin/site-details', headers, body })
    const url = '/api/admin/sample-content'
    const { counts } = (await server.app.inject({ method: 'DELETE', url, headers })).json().data
    // Tagline, description, email, address, licenses, links and facts.
    expect(counts['site detail']).toBe(7)
    expect(await shown()).toEqual({
      ...emptyDetails,
      name: 'Ridge & River',
      phone: '(931) 555-0123',
      hours: builtInDetails.hours,
      licensing: [{ title: 'License', detail: 'No. 7' }],
    })
    expect(server.context.details.last().name).toBe('Ridge & River')
  })
})

describe('a site whose details were never saved', () => {
  const server = testApp()

  test('claims nothing after the samples were removed', async () => {
    const headers = await server.signIn()
    const url = '/api/admin/sample-content'
    await server.app.inject({ method: 'DELETE', url, headers })
    expect((await server.app.inject('/api/site-details')).json().data).toEqual(emptyDetails)
    expect((await server.app.inject({ url, headers })).json().data.total).toBe(0)
  })
})
