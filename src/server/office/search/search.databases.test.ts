import { beforeAll, describe, expect, test } from 'vitest'
import type { Hit } from '#contract/office/office-search.ts'
import type { Role } from '#contract/platform/roles.ts'
import { createMessage } from '#server/messages/contact/contact.queries.ts'
import { minutes } from '#server/platform/time.ts'
import { createReferral } from '#server/referrals/referrals/referrals.queries.ts'
import { createEvent } from '#server/website/events/events.queries.ts'
import { createMember } from '#server/website/team/team.queries.ts'
import { createTestimonial } from '#server/website/testimonials/testimonials.queries.ts'
import { addApplication, addJob } from '../../../../tests/support/applications.ts'
import { newReferral } from '../../../../tests/support/referrals.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()
let admin: { authorization: string }

beforeAll(async () => {
  const { context, clock, wait } = server
  const { db } = context
  const ways = { email: 'carol@example.org', phone: '615.555.0142' }
  const message = 'My sister wants to live near the park. Can we come and see a home?'
  for (const [firstName, lastName] of [
    ['Joanna', 'Marsh'],
    ['Ann', 'Öztürk'],
    ['Hannah', 'Greene'],
  ]) {
    wait(1 * minutes)
    const email = `${firstName}@example.net`
    await addApplication(context, { firstName, lastName, email, phone: '(615) 555-0177' })
  }
  await createMessage(db, { name: 'Carol Greene', message, ...ways }, clock.at)
  await createReferral(db, newReferral(), clock.at)
  await addJob(db, { title: 'Night Nurse', location: 'Smyrna, TN' })
  const fields = { description: 'Bring a friend', place: 'Mill Park' }
  await createEvent(db, { title: 'Picnic', startsAt: '2026-12-01T18:00:00Z', ...fields }, clock.at)
  await createMember(db, { name: 'Ruth Park', position: 'Nurse', comment: 'Here.' }, clock.at)
  const story = { name: 'Sam', review: 'They listen to Ann.', permission: true }
  await createTestimonial(db, { ...story, status: 'pending' }, clock.at)
  admin = await server.signIn()
})

const send = (text: unknown, headers = admin) =>
  server.app.inject({ method: 'POST', url: '/api/admin/search', headers, body: { text } })

async function find(text: string, headers = admin): Promise<string[]> {
  const { data } = (await send(text, headers)).json()
  return data.map(({ kind, title }: Hit) => `${kind}: ${title}`)
}

describe('POST /admin/search', () => {
  test('tells what a hit is, and what it is about', async () => {
    const { data } = (await send('greene')).json()
    expect(data).toMatchObject([
      {
        kind: 'applicant',
        id: expect.any(String),
        title: 'Hannah Greene',
        detail: 'Direct Support Professional · (615) 555-0177',
        at: '2026-11-15T12:03:00.000Z',
      },
      { kind: 'message', title: 'Carol Greene', detail: expect.stringMatching(/^My sister/) },
    ])
    expect((await send('whitfield')).json().data).toMatchObject([
      {
        kind: 'referral',
        title: 'Leon Whitfield',
        detail: 'Rutherford County · received · R-7K2M-9XWY',
        at: '2026-11-15T12:03:00.000Z',
      },
    ])
  })

  test.each([
    ['greene hannah', ['applicant: Hannah Greene']],
    ['OZTURK', ['applicant: Ann Öztürk']],
    ['hannah@example.net', ['applicant: Hannah Greene']],
    ['+1 (615) 555 0142', ['message: Carol Greene']],
    ['0142', ['message: Carol Greene']],
    ['see home', ['message: Carol Greene']],
    ['cumberland leon', ['referral: Leon Whitfield']],
    ['r-7k2m-9xwy', ['referral: Leon Whitfield']],
    ['smyrna night', ['job: Night Nurse']],
    ['picnic', ['event: Picnic']],
    ['listen', ['testimonial: Sam']],
    ['100%', []],
    ['nobody of this name', []],
  ])('finds %s', async (text, hits) => {
    expect(await find(text)).toEqual(hits)
  })

  test('shows those first whose name begins with the text, and then those with such a word', async () => {
    expect(await find('ann')).toEqual([
      'applicant: Ann Öztürk',
      'applicant: Hannah Greene',
      'applicant: Joanna Marsh',
      'testimonial: Sam',
    ])
    expect(await find('park')).toEqual([
      'team member: Ruth Park',
      'message: Carol Greene',
      'event: Picnic',
    ])
  })

  test('shows at most eight of a kind, the newest first', async () => {
    for (let number = 1; number <= 12; number += 1) {
      server.wait(1000)
      await addApplication(server.context, { firstName: 'Zed', lastName: `N${number}` })
    }
    admin = await server.signIn()
    const names = [12, 11, 10, 9, 8, 7, 6, 5].map((number) => `applicant: Zed N${number}`)
    expect(await find('zed')).toEqual(names)
    for (let number = 1; number <= 9; number += 1) {
      await addJob(server.context.db, { title: `Gardener ${number}` })
    }
    expect(await find('gardener')).toHaveLength(8)
  })

  test.each<[Role, string[]]>([
    ['editor', ['job', 'team member']],
    ['hiring', ['job']],
    ['intake', []],
    ['reader', ['job', 'team member']],
  ])('someone with the role %s finds only what they may read', async (role, kinds) => {
    const { headers } = await server.signInAs(role)
    const hits = await find('nurse', headers)
    expect(hits.map((hit) => hit.split(':')[0])).toEqual(kinds)
    const greene = await find('greene', headers)
    expect(greene.includes('applicant: Hannah Greene')).toBe(['hiring', 'reader'].includes(role))
    expect(greene.includes('message: Carol Greene')).toBe(['intake', 'reader'].includes(role))
    expect(await find('whitfield', headers)).toHaveLength(role === 'intake' ? 1 : 0)
  })

  test.each([['a'], [' '], [' b '], [''], [7], ['x'.repeat(201)]])('refuses %j', async (text) => {
    expect((await send(text)).statusCode).toBe(400)
  })
})
