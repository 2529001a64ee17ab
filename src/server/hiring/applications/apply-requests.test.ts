import { describe, expect, test } from 'vitest'
import { minutes } from '#server/platform/time.ts'
import { sweepDocuments } from '#server/records/documents/sweep.ts'
import { applicationFields } from '../../../../tests/support/applications.ts'
import { intakeApp } from '../../../../tests/support/intake.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { pictureFile } from '../../../../tests/support/pictures.ts'

const setup = intakeApp()
const { server, apply, stored, countStored } = setup

describe('a malformed request', () => {
  const send = (payload: Buffer | string, headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: '/api/careers/apply', payload, headers })

  test('is refused with another content type', async () => {
    expect((await send('{}', { 'content-type': 'application/json' })).statusCode).toBe(415)
    expect((await send('a=1', { 'content-type': 'text/plain' })).statusCode).toBe(415)
  })

  test('is refused when it is cut off, and nothing is stored', async () => {
    const { payload, headers } = await formBody(await applicationFields(setup.jobId))
    for (const length of [0, 200, payload.length - 300, payload.length - 20]) {
      const cut = payload.subarray(0, length)
      const response = await send(cut, { ...headers, 'content-length': String(length) })
      expect(response.statusCode, `after ${length} bytes`).toBe(400)
      expect(response.json().success).toBe(false)
    }
    expect(await countStored()).toEqual({ applications: 0, files: 0 })
  })

  test('is refused immediately when the body or its boundary is too large', async () => {
    const type = 'multipart/form-data; boundary='
    const huge = { 'content-type': `${type}x`, 'content-length': String(6 * 1024 ** 3) }
    expect((await send('', huge)).statusCode).toBe(413)
    const slow = { 'content-type': `${type}${'x'.repeat(252)}`, 'content-length': '10' }
    expect((await send('0123456789', slow)).statusCode).toBe(400)
  })
})

describe('a repeated application', () => {
  const key = (name: string) => ({ 'idempotency-key': name })
  const getId = (response: { json: () => { data: { id: string } } }) => response.json().data.id

  test('with the same key gets the same response, and stores nothing more', async () => {
    const first = await apply({}, key('a'))
    const before = await countStored()
    const again = await apply({}, key('a'))
    expect(again.statusCode).toBe(201)
    expect(again.body).toBe(first.body)
    expect(await countStored()).toEqual(before)
  })

  test('with the same key and different content is refused', async () => {
    await apply({}, key('a'))
    const response = await apply({ firstName: 'Natasha' }, key('a'))
    expect(response.statusCode).toBe(422)
    expect(await countStored()).toEqual({ applications: 1, files: 2 })
  })

  test('is refused while the first is still being received', async () => {
    const responses = await Promise.all([apply({}, key('a')), apply({}, key('a'))])
    expect(responses.map((response) => response.statusCode).sort()).toEqual([201, 409])
    expect(await countStored()).toEqual({ applications: 1, files: 2 })
  })

  test('can succeed after an error', async () => {
    expect((await apply({ phone: '' }, key('a'))).statusCode).toBe(400)
    expect((await apply({}, key('a'))).statusCode).toBe(201)
  })

  test('without a key counts as the same when it arrives within ten minutes', async () => {
    const responses = await Promise.all([apply(), apply(), apply()])
    expect(new Set(responses.map(getId)).size).toBe(1)
    expect(await countStored()).toEqual({ applications: 1, files: 2 })
    server.wait(11 * minutes)
    expect(getId(await apply())).not.toBe(getId(responses[0] as never))
    expect(getId(await apply({ phone: '615 555 0178' }))).not.toBe(getId(await apply()))
  })

  test('with a key that is not valid is refused', async () => {
    expect((await apply({}, key('x'.repeat(300)))).statusCode).toBe(400)
  })
})

test('many applications at the same time are all stored, each with its own files', async () => {
  const picture = await pictureFile({ width: 800, height: 600 })
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      apply({ email: `a${index}@example.org`, idDoc_0: picture }),
    ),
  )
  expect(responses.map((response) => response.statusCode)).toEqual(Array(20).fill(201))
  expect(await countStored()).toEqual({ applications: 20, files: 40 })
})

describe('the sweep', () => {
  const later = () => new Date(Date.now() + 7_200_000)

  test('deletes files that no row refers to, once they are old', async () => {
    await apply()
    await server.context.documents.save('resume', 'pdf', Buffer.from('left over'))
    expect(await sweepDocuments(server.context, new Date())).toEqual({ removed: 0, missing: 0 })
    expect(await sweepDocuments(server.context, later())).toEqual({ removed: 1, missing: 0 })
    expect(await countStored()).toEqual({ applications: 1, files: 2 })
  })

  test('finishes a deletion that a crash interrupted, and counts rows without a file', async () => {
    const { id } = (await apply()).json().data
    const { filename } = (await stored(id)).resume ?? { filename: '' }
    const { db, documents } = server.context
    await db
      .insertInto('removed_files')
      .values({ stored_name: filename, removed_at: 'x' })
      .execute()
    expect(await sweepDocuments(server.context, new Date())).toEqual({ removed: 0, missing: 1 })
    expect(await documents.has(filename)).toBe(false)
    expect(await db.selectFrom('removed_files').selectAll().execute()).toEqual([])
  })
})
