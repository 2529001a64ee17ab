import { beforeEach, describe, expect, test } from 'vitest'
import { addJob, applicationFields } from '../../../../tests/support/applications.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()
let jobId: string
let fields: Record<string, string | File>

beforeEach(async () => {
  await server.context.db.deleteFrom('idempotency_keys').execute()
  jobId = (await addJob(server.context.db)).id
  fields = await applicationFields(jobId)
})

/** A body written by hand, for what a browser would never send. */
async function makeBody(entries: [string, string | File][], boundary: string) {
  const parts: Buffer[] = []
  for (const [name, value] of entries) {
    const file = value instanceof File ? `; filename="${value.name}"` : ''
    const content = value instanceof File ? await value.arrayBuffer() : value
    parts.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
      Buffer.from(content as string),
      Buffer.from('\r\n'),
    )
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}

async function apply(
  more: [string, string | File][] = [],
  boundary = 'poplar',
  parameter = `boundary=${boundary}`,
) {
  const payload = await makeBody([...Object.entries(fields), ...more], boundary)
  return server.app.inject({
    method: 'POST',
    url: '/api/careers/apply',
    payload,
    headers: {
      'content-type': `multipart/form-data; ${parameter}`,
      'content-length': String(payload.length),
    },
  })
}

const files = async () => (await server.context.documents.list()).length

describe('a field of a form', () => {
  test('is refused when it exceeds the limit, and no file stays', async () => {
    const before = await files()
    const response = await apply([['more', 'x'.repeat(16 * 1024 + 1)]])
    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual({
      success: false,
      code: 'too_large',
      message: 'more is too long.',
    })
    expect(await files()).toBe(before)
  })

  test('is accepted at the limit', async () => {
    const response = await apply([['more', 'x'.repeat(16 * 1024)]])
    expect(response.statusCode).toBe(201)
  })

  test('is refused when there are too many', async () => {
    const more = (count: number) =>
      Array.from({ length: count }, (_, index): [string, string] => [`more${index}`, ''])
    const spare = 20 - Object.values(fields).filter((value) => typeof value === 'string').length
    expect((await apply(more(spare))).statusCode).toBe(201)
    const response = await apply(more(spare + 1))
    expect(response.statusCode).toBe(413)
    expect(response.json().message).toBe('There are too many fields.')
  })
})

describe('the boundary of a form', () => {
  const longest = 'x'.repeat(70)

  test('may be as long as the standard allows, with and without quotes', async () => {
    expect((await apply([], longest)).statusCode).toBe(201)
    const quoted = await apply([], longest, `boundary="${longest}"`)
    expect(quoted.statusCode).toBe(201)
  })

  test.each([73, 252])('is refused with %i characters, even with a valid body', async (length) => {
    const before = await files()
    const response = await apply([], 'x'.repeat(length))
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe('The request could not be understood.')
    expect(await files()).toBe(before)
  })

  test('is also checked when its name is in capitals', async () => {
    const boundary = 'x'.repeat(200)
    const response = await apply([], boundary, `BOUNDARY=${boundary}`)
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe('The request could not be understood.')
  })
})
