import { beforeEach, describe, expect, test } from 'vitest'
import { addJob, applicationFields } from '../../../../tests/support/applications.ts'
import { pdfFile, pngFile } from '../../../../tests/support/documents.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()
let jobId: string

beforeEach(async () => {
  const { db } = server.context
  await db.deleteFrom('applications').execute()
  await db.deleteFrom('idempotency_keys').execute()
  jobId = (await addJob(db)).id
})

async function apply(changes: Record<string, string | File> = {}, key?: string) {
  const body = await formBody({ ...(await applicationFields(jobId)), ...changes })
  const headers = { ...body.headers, ...(key !== undefined && { 'idempotency-key': key }) }
  const url = '/api/careers/apply'
  return server.app.inject({ method: 'POST', url, payload: body.payload, headers })
}

describe('another application', () => {
  const changes: [string, () => Promise<Record<string, string | File>>][] = [
    ['another first name', async () => ({ firstName: 'Natasha' })],
    ['another last name', async () => ({ lastName: 'Green' })],
    ['another e-mail', async () => ({ email: 'tg@example.org' })],
    ['another phone', async () => ({ phone: '(615) 555-0178' })],
    ['another job', async () => ({ jobId: (await addJob(server.context.db)).id })],
    ['another resume', async () => ({ resume: pdfFile('Tasha Greene.pdf', 'Six years') })],
    ['another name of the resume', async () => ({ resume: pdfFile('Tasha G.pdf') })],
    ['one more document', async () => ({ idDoc_1: await pngFile('passport.png') })],
  ]

  test.each(changes)('is one with %s', async (_, change) => {
    const first = await apply()
    const second = await apply(await change())
    expect(second.statusCode).toBe(201)
    expect(second.json().data.id).not.toBe(first.json().data.id)
  })

  test.each(changes)('cannot have the key of one with %s', async (_, change) => {
    await apply({}, 'a')
    const response = await apply(await change(), 'a')
    expect(response.statusCode).toBe(422)
    expect(response.json().message).toBe(
      'This was sent before with other content. Please submit it again.',
    )
  })

  test('is still a repeat when only the title that the browser sent differs', async () => {
    const first = await apply()
    expect((await apply({ jobTitle: 'Director' })).body).toBe(first.body)
  })
})

describe('a key', () => {
  test.each(['!', '~', 'x'.repeat(200)])('may be %s', async (key) => {
    expect((await apply({}, key)).statusCode).toBe(201)
  })

  test.each(['', 'x'.repeat(201), 'a b', 'a\tb', 'é'])('may not be "%s"', async (key) => {
    const response = await apply({}, key)
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe('The Idempotency-Key is not valid.')
  })
})

test('an application is in the audit log without a user', async () => {
  const { id } = (await apply()).json().data
  const lines = await server.context.db
    .selectFrom('audit_log')
    .select(['action', 'object_kind', 'actor_id', 'at'])
    .where('object_id', '=', id)
    .execute()
  const at = server.clock.at.toISOString()
  expect(lines).toEqual([{ action: 'applied', object_kind: 'application', actor_id: null, at }])
})

test('a closed position and a wait both have their own message', async () => {
  const gone = await apply({ jobId: 'gone' })
  expect(gone.json().message).toBe('This position was not found.')
  const responses = await Promise.all([apply({}, 'a'), apply({}, 'a')])
  expect(responses.find((response) => response.statusCode === 409)?.json().message).toBe(
    'This application is still being sent. Please wait a minute and try again.',
  )
})

test('too many documents are reported before anything else that is wrong with them', async () => {
  const fault = 'You can upload a maximum of 3 identification documents'
  const wrong = new File(['<html>'], 'a.png')
  const more = { idDoc_1: pdfFile(), idDoc_2: pdfFile(), idDoc_3: wrong }
  const response = await apply(more)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ message: fault, fields: { identificationDocs: fault } })
  const both = await apply({ ...more, resume: wrong })
  expect(both.statusCode).toBe(400)
  expect(both.json()).toMatchObject({
    message: 'Please fill in all required fields and accept the consent agreement',
    fields: {
      resume: 'Please upload a PDF or Word document for your resume',
      identificationDocs: fault,
    },
  })
})

test('one identification document in any of the fields is enough', async () => {
  const { idDoc_0, ...fields } = await applicationFields(jobId)
  const body = await formBody({ ...fields, idDoc_2: idDoc_0 })
  const response = await server.app.inject({ method: 'POST', url: '/api/careers/apply', ...body })
  expect(response.statusCode).toBe(201)
})

test('says what is wrong with the first of several documents for one field', async () => {
  const wrong = new File(['<html>'], 'a.png')
  const large = new File([new Uint8Array(5 * 1024 * 1024)], 'a.pdf')
  const [type, size] = [
    'Identification documents must be PDF, JPG, or PNG files',
    'Each file must be less than 5MB',
  ]
  const first = await apply({ idDoc_0: wrong, idDoc_1: large })
  expect([first.statusCode, first.json().message]).toEqual([415, type])
  const second = await apply({ idDoc_0: large, idDoc_1: wrong })
  expect([second.statusCode, second.json().message]).toEqual([413, size])
  const resume = new File(['<html>'], 'a.pdf')
  const both = await apply({ idDoc_0: large, idDoc_1: wrong, resume })
  expect(both.statusCode).toBe(400)
  expect(both.json().fields.identificationDocs).toBe(size)
})
