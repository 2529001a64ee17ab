import { beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { pictureFile } from '../../../../tests/support/pictures.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { createPictureCache } from './files.routes.ts'

const server = testApp()
let path: string
let bytes: Buffer

beforeAll(async () => {
  const file = await pictureFile()
  const sent = { name: file.name, bytes: Buffer.from(await file.arrayBuffer()), oversize: false }
  path = (await server.context.pictures.save(sent)).path
  bytes = await server.context.pictures.read(path.split('/').at(-1) ?? '')
})

const get = (headers: Record<string, string> = {}) => server.app.inject({ url: path, headers })

test('a picture is sent whole, and not again to a browser that has it', async () => {
  const whole = await get()
  expect(whole.statusCode).toBe(200)
  expect(whole.rawPayload.equals(bytes)).toBe(true)
  expect(whole.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': String(bytes.length),
    'cross-origin-resource-policy': 'same-origin',
  })
  const again = await get({ 'if-none-match': String(whole.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload).toHaveLength(0)
  const head = await server.app.inject({ method: 'HEAD', url: path })
  expect(head.headers['content-length']).toBe(String(bytes.length))
})

test('a range of a picture is sent, unless the browser has another version of it', async () => {
  const part = await get({ range: 'bytes=4-9' })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 4-9/${bytes.length}`)
  expect(part.rawPayload.equals(bytes.subarray(4, 10))).toBe(true)
  const changed = await get({ range: 'bytes=4-9', 'if-range': '"another"' })
  expect(changed.statusCode).toBe(200)
  expect(changed.rawPayload.equals(bytes)).toBe(true)
  const outside = await get({ range: `bytes=${bytes.length}-` })
  expect(outside.statusCode).toBe(416)
  expect(outside.headers['content-range']).toBe(`bytes */${bytes.length}`)
})

test('a picture that is not there gets 404', async () => {
  const { statusCode } = await server.app.inject(path.replace(/\w{8}-/, '00000000-'))
  expect(statusCode).toBe(404)
})

test('with another address for pictures, browsers are sent there', async () => {
  const { context } = server
  const settings = { ...context.settings, picturesUrl: 'https://pictures.example.org/all' }
  const app = await createApp({ ...context, settings })
  try {
    const { statusCode, headers } = await app.inject(path)
    expect(statusCode).toBe(302)
    expect(headers.location).toBe(`https://pictures.example.org/all/${path.split('/').at(-1)}`)
  } finally {
    await app.close()
  }
})

const megabyte = 1024 * 1024

test('a picture is read once, also when several ask for it at the same time', async () => {
  const read = vi.fn(async (file: string) => Buffer.from(file))
  const get = createPictureCache(read)
  expect((await Promise.all([get('a'), get('a')])).map(String)).toEqual(['a', 'a'])
  expect(String(await get('a'))).toBe('a')
  expect(read).toHaveBeenCalledTimes(1)
})

test('a picture that could not be read is asked for again', async () => {
  const read = vi.fn(async () => Buffer.from('a'))
  read.mockRejectedValueOnce(new Error('The store does not answer.'))
  const get = createPictureCache(read)
  await expect(get('a')).rejects.toThrow('The store does not answer.')
  expect(String(await get('a'))).toBe('a')
})

test('of more than 32 MB the pictures that were not used for longest are forgotten', async () => {
  const read = vi.fn(async () => Buffer.alloc(12 * megabyte))
  const get = createPictureCache(read)
  for (const file of ['a', 'b', 'a', 'c']) await get(file)
  expect(read).toHaveBeenCalledTimes(3)
  await get('a')
  expect(read).toHaveBeenCalledTimes(3)
  await get('b')
  expect(read).toHaveBeenCalledTimes(4)
})
