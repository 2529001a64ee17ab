import { expect, test } from 'vitest'
import type { AuditLine } from '#contract/records/audit.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import { listApplicationFiles } from '#server/hiring/application-data/application-files.queries.ts'
import { createTemplate } from '#server/messages/templates/templates.queries.ts'
import { newId } from '#server/platform/db/portable.ts'
import { createReferral } from '#server/referrals/referrals/referrals.queries.ts'
import { createEvent } from '#server/website/events/events.queries.ts'
import { createSlide } from '#server/website/hero/hero.queries.ts'
import { createMember } from '#server/website/team/team.queries.ts'
import { createTestimonial } from '#server/website/testimonials/testimonials.queries.ts'
import { addApplication, addJob } from '../../../../tests/support/applications.ts'
import { newReferral } from '../../../../tests/support/referrals.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { audit, commandLine } from './audit.queries.ts'

const server = testApp()

/** The name that the log shows for a record. */
async function findName(objectKind: RecordKind, objectId: string) {
  server.wait(1000)
  const { db, auditKeys } = server.context
  const line = { action: 'opened' as const, objectKind, objectId }
  await audit(db, commandLine(auditKeys), server.clock.at, line)
  const url = `/api/admin/audit?kind=${encodeURIComponent(objectKind)}&limit=100`
  const response = await server.app.inject({ url, headers: await server.signIn() })
  return response.json().data.find((each: AuditLine) => each.objectId === objectId).name
}

test('content and jobs have their titles', async () => {
  const { db, now } = server.context
  const at = now()
  const event = { title: 'Picnic', description: '', place: '', startsAt: '2026-12-01T18:00:00Z' }
  const member = { name: 'Ruth', position: 'Nurse', comment: 'Here.' }
  const story = { name: 'Sam', review: 'Kind.', permission: true, status: 'pending' } as const
  const template = { kind: 'message', name: 'Thanks', subject: 'Hello', text: 'Hi' } as const
  const picture = { path: '/art/hills.svg', width: 1200, height: 600, widths: [] }
  const slide = { title: 'Hills', picture }
  expect(await findName('job', (await addJob(db, { title: 'Cook' })).id)).toBe('Cook')
  expect(await findName('event', (await createEvent(db, event, at)).id)).toBe('Picnic')
  expect(await findName('team member', (await createMember(db, member, at)).id)).toBe('Ruth')
  expect(await findName('testimonial', (await createTestimonial(db, story, at)).id)).toBe('Sam')
  expect(await findName('hero slide', (await createSlide(db, slide, at)).id)).toBe('Hills')
  const { id } = await createTemplate(db, template, at)
  expect(await findName('message template', id)).toBe('Thanks')
  expect(await findName('notice', 'language-help')).toBe('Language help')
})

test('applications and their files have the name of the applicant', async () => {
  const { context } = server
  const id = await addApplication(context, { firstName: 'Tasha', lastName: 'Greene' })
  const [resume, identification] = await listApplicationFiles(context.db, [id])
  expect(await findName('application', id)).toBe('Tasha Greene')
  expect(await findName('resume', resume?.id ?? '')).toBe('Tasha Greene')
  expect(await findName('identification document', identification?.id ?? '')).toBe('Tasha Greene')
})

test('a referral has its number only, because the log must not name who needs support', async () => {
  const referral = newReferral()
  const { id, reference } = referral
  await createReferral(server.context.db, referral, server.clock.at)
  expect(await findName('referral', id)).toBe(reference)
  expect(await findName('referral file', id)).toBe(reference)
})

test.each<RecordKind>(['personal data', 'backup', 'sample content', 'site details', 'files'])(
  'a line about %s names nobody',
  async (kind) => {
    expect(await findName(kind, newId())).toBe('deleted')
  },
)
