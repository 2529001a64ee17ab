import { expect, test } from 'vitest'
import { builtInEvents } from '#content/events.ts'
import { sampleJobs } from '#content/sample-jobs.ts'
import { builtInTeam } from '#content/team.ts'
import { builtInTestimonials } from '#content/testimonials.ts'
import { testApp } from '../../tests/support/test-app.ts'
import { listEvents } from './events/events.queries.ts'
import { ensureAdministrator, fillSampleContent } from './first-start.ts'
import { deleteSlide, listSlides } from './hero/hero.queries.ts'
import { listTeam } from './team/team.queries.ts'
import { listApproved } from './testimonials/testimonials.queries.ts'

const server = testApp()

test('the first administrator is made once, with a password that is told once', async () => {
  const first = await ensureAdministrator(server.context)
  expect(first).toEqual({ email: 'admin@example.org', password: expect.any(String) })
  const answer = await server.app.inject({ method: 'POST', url: '/api/auth/login', body: first })
  expect(answer.statusCode).toBe(200)
  expect(await ensureAdministrator(server.context)).toBeUndefined()
})

test('a given password must obey the rules and is not told', async () => {
  const withPassword = (adminPassword: string) => ({
    ...server.context,
    settings: { ...server.context.settings, adminPassword },
  })
  await expect(ensureAdministrator(withPassword('short'))).rejects.toThrow('Setting ADMIN_PASSWORD')
})

test('sample content fills a new database once, and does not come back after it was removed', async () => {
  expect(await fillSampleContent(server.context)).toBe(true)
  const slides = await listSlides(server.context.db)
  expect(slides.map((slide) => slide.order)).toEqual([1, 2, 3])
  const events = await listEvents(server.context.db)
  expect(events.map((event) => event.title)).toEqual(builtInEvents.map((event) => event.title))
  const team = await listTeam(server.context.db)
  expect(team.map((member) => member.name)).toEqual(builtInTeam.map((member) => member.name))
  const voices = await listApproved(server.context.db)
  expect(voices.map((voice) => voice.name)).toEqual(builtInTestimonials.map((voice) => voice.name))
  const marked = await server.context.db.selectFrom('sample_records').select('kind').execute()
  const samples = [slides, events, team, voices, sampleJobs].flat()
  expect(marked).toHaveLength(samples.length)
  for (const slide of slides) await deleteSlide(server.context.db, slide.id)
  expect(await fillSampleContent(server.context)).toBe(false)
  expect(await listSlides(server.context.db)).toEqual([])
})
