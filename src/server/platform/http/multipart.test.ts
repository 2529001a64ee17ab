import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { formBody } from '../../../../tests/support/multipart.ts'
import { HttpError, tooLarge } from '../errors.ts'
import { sendError } from './error-response.ts'
import { acceptForms, checkForm, readForm } from './multipart.ts'

const app = fastify()
const megabyte = 1024 * 1024

beforeAll(async () => {
  app.setErrorHandler(sendError)
  acceptForms(app)
  app.post('/', async (request) => {
    const { fields, files } = await readForm(request, ['image', 'second'])
    const listed = Object.entries(files).map(([field, { name, bytes, oversize }]) => ({
      field,
      name,
      size: bytes.length,
      oversize,
    }))
    return { fields, files: listed }
  })
  app.post('/one-by-one', async (request) =>
    readForm(request, ['image', 'second'], (file, field) => `${field} ${file.name}`),
  )
  await app.ready()
})
afterAll(() => app.close())

const send = async (fields: Record<string, string | File>, url = '/') =>
  app.inject({ method: 'POST', url, ...(await formBody(fields)) })
const file = (size: number, name = 'a.png') => new File([new Uint8Array(size)], name)

/** Sends a raw body, with a content length that may be wrong. */
const sendRaw = (payload: string, length: string | undefined = String(payload.length)) =>
  app.inject({
    method: 'POST',
    url: '/',
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': length },
  })
const part = (head: string, body: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`

describe('a form', () => {
  test('is read with its texts and the files that the call expects', async () => {
    const response = await send({ title: 'Hello', image: file(3), other: file(3), second: file(4) })
    expect(response.json()).toEqual({
      fields: { title: 'Hello' },
      files: [
        { field: 'image', name: 'a.png', size: 3, oversize: false },
        { field: 'second', name: 'a.png', size: 4, oversize: false },
      ],
    })
  })

  test('passes on each file with the name of its field', async () => {
    const response = await send({ image: file(3), second: file(3, 'b.png') }, '/one-by-one')
    expect(response.json().files).toEqual({ image: 'image a.png', second: 'second b.png' })
  })

  test('marks a file over 5 MB as too large and cuts it off there', async () => {
    const response = await send({ image: file(5 * megabyte), second: file(5 * megabyte + 1) })
    expect(response.json().files).toEqual([
      { field: 'image', name: 'a.png', size: 5 * megabyte, oversize: false },
      { field: 'second', name: 'a.png', size: 5 * megabyte, oversize: true },
    ])
  })

  test('ignores the empty part that a browser sends for an unused file input', async () => {
    const empty = `${part('name="image"; filename=""\r\nContent-Type: application/octet-stream', '')}--x--\r\n`
    expect((await sendRaw(empty)).json()).toEqual({ fields: {}, files: [] })
    const named = `${part('name="image"; filename="a.png"', '')}--x--\r\n`
    expect((await sendRaw(named)).json().files).toEqual([
      { field: 'image', name: 'a.png', size: 0, oversize: false },
    ])
  })

  test('accepts a file with content but without a name', async () => {
    const body = `${part('name="image"; filename=""\r\nContent-Type: image/png', 'x')}--x--\r\n`
    expect((await sendRaw(body)).json().files).toEqual([
      { field: 'image', name: '', size: 1, oversize: false },
    ])
  })

  test('is refused when a text exceeds the limit', async () => {
    expect((await send({ text: 'x'.repeat(16 * 1024) })).statusCode).toBe(200)
    const response = await send({ text: 'x'.repeat(16 * 1024 + 1) })
    expect(response.statusCode).toBe(413)
    expect(response.json().message).toBe('text is too long.')
  })

  test('is refused when its boundary is longer than the standard allows', async () => {
    const responseTo = (boundary: string, quote = '') =>
      app.inject({
        method: 'POST',
        url: '/',
        payload: `--${boundary}--\r\n`,
        headers: {
          'content-type': `multipart/form-data; boundary=${quote}${boundary}${quote}`,
          'content-length': String(boundary.length + 6),
        },
      })
    expect((await responseTo('x'.repeat(70), '"')).statusCode).toBe(200)
    const response = await responseTo('x'.repeat(73))
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe('The request could not be understood.')
  })

  test('decodes the characters that browsers encode in file names', async () => {
    const body = `${part('name="image"; filename="a%22b%0Ac%0D%0ad%41.png"', 'x')}--x--\r\n`
    expect((await sendRaw(body)).json().files[0].name).toBe('a"b c  d%41.png')
  })

  test('accepts one file more than any form allows', async () => {
    const files = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, file(1)]))
    expect((await send(files(5))).statusCode).toBe(200)
    const response = await send(files(6))
    expect(response.statusCode).toBe(413)
    expect(response.json().message).toBe('There are too many files.')
  })
})

describe('a body that is not a form', () => {
  test('that ends too early is refused with a message', async () => {
    const response = await sendRaw(part('name="image"; filename="a.png"', 'x'))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      success: false,
      code: 'bad_request',
      message: 'The request ended too early.',
    })
  })

  test('without a length is not read', async () => {
    const response = await sendRaw('--x--\r\n', 'long')
    expect(response.statusCode).toBe(411)
    expect(response.json()).toEqual({
      success: false,
      code: 'length_required',
      message: 'The request does not say how long it is.',
    })
  })

  test('that is larger than four files and their text is not read', async () => {
    expect((await sendRaw('--x--\r\n', String(21 * megabyte))).statusCode).not.toBe(413)
    const response = await sendRaw('--x--\r\n', String(21 * megabyte + 1))
    expect(response.statusCode).toBe(413)
    expect(response.json().message).toBe('The request is too large.')
  })

  test('with another content type is refused', async () => {
    const response = await app.inject({ method: 'POST', url: '/', body: { title: 'Hello' } })
    expect(response.statusCode).toBe(415)
    expect(response.json().message).toBe('This call takes a form with multipart content.')
  })
})

describe('the check of a form', () => {
  const schema = z.object({
    title: z.string('Title is required'),
    place: z.string('Place is required'),
  })
  const good = { title: 'Hello', place: 'Hall' }
  const fileFault = tooLarge('Too large', { image: 'Too large' })

  function findFault(...args: [unknown, HttpError?, string?]) {
    try {
      checkForm(schema, ...args)
    } catch (error) {
      if (error instanceof HttpError) return error
    }
    return undefined
  }

  test('returns the values', () => {
    expect(checkForm(schema, { ...good, other: 'dropped' })).toEqual(good)
  })

  test('keeps the error of a file when the text is valid', () => {
    expect(findFault(good, fileFault)).toBe(fileFault)
  })

  test('lists all errors in one response', () => {
    expect(findFault({}, fileFault)).toMatchObject({
      status: 400,
      message: 'Title is required',
      fields: { title: 'Title is required', place: 'Place is required', image: 'Too large' },
    })
    expect(findFault({ title: 'Hello' })).toMatchObject({
      message: 'Place is required',
      fields: { place: 'Place is required' },
    })
  })

  test('can use one message for all of them', () => {
    expect(findFault({}, undefined, 'Please fill in all fields')?.message).toBe(
      'Please fill in all fields',
    )
  })
})
