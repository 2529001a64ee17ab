import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyThroughApi } from '../support/apply.ts'
import { signIn } from '../support/office-calls.ts'
import { formHead, rawConnection } from '../support/raw-request.ts'
import { administrator, type RunningServer, startServer } from '../support/server.ts'

let dir: string
let server: RunningServer
let signedIn: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'poplar-forms-'))
  server = await startServer({ DATA_DIR: join(dir, 'data') })
  const { headers } = await signIn(server.url, administrator)
  signedIn = `Authorization: ${headers.authorization}`
})
afterAll(async () => {
  await server.stop()
  await rm(dir, { recursive: true, force: true })
})

const files = async () => (await readdir(join(dir, 'data/documents')).catch(() => [])).length

async function responseTo(path: string, body: string | Buffer, options?: { length?: number }) {
  const connection = await rawConnection(server.url)
  connection.send(formHead(path, body, { ...options, more: [signedIn] }))
  connection.send(body)
  const response = await connection.response()
  connection.socket.destroy()
  return response
}

const part = (name: string, content = '1', more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`
const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => part(`field${index}`)).join('')
const file = (name: string, content: string) => part(name, content, '; filename="a.pdf"')
const pdf = '%PDF-1.4\nx\n%%EOF\n'
const end = '--x--\r\n'

const tooEarly = 'The request ended too early.'
const notUnderstood = 'The request could not be understood.'
const malformed: [string, string, number, string][] = [
  ['has too many fields and no end', fields(21), 413, 'There are too many fields.'],
  ['has many empty parts and no end', '--x\r\n\r\n\r\n'.repeat(40), 400, notUnderstood],
  [
    'has a part without an empty line',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n',
    400,
    tooEarly,
  ],
  ['has no end', part('a') + file('resume', pdf), 400, tooEarly],
  ['ends inside a file', file('resume', pdf) + file('idDoc_0', pdf).slice(0, -9), 400, tooEarly],
  ['ends inside a boundary', `${file('resume', pdf)}--x-`, 400, tooEarly],
  ['has another boundary', end.replace('x', 'y'), 400, notUnderstood],
  ['begins with something else', `hello\r\n${part('a')}${end}`, 400, notUnderstood],
  ['goes on after a boundary in the same line', `--xyz\r\n${end}`, 400, notUnderstood],
  ['has a part without a name', part('a').replace('name', 'title') + end, 400, notUnderstood],
  [
    'has a part with a long heading',
    part('a', '1', `\r\nX: ${'y'.repeat(9000)}`) + end,
    400,
    notUnderstood,
  ],
  ['has a NUL in a name', part('a\0b') + end, 400, notUnderstood],
  [
    'has a file twice',
    file('resume', pdf) + file('resume', pdf) + end,
    400,
    'resume was sent twice.',
  ],
  ['has a thousand parts', fields(1000) + end, 413, 'There are too many fields.'],
  ['has nothing', '', 400, tooEarly],
]

describe.each(['/api/careers/apply', '/api/hero', '/api/events', '/api/team'])(
  'a form for %s',
  (path) => {
    test.each(malformed)('that %s is refused at once', async (_, body, status, message) => {
      const response = await responseTo(path, body)
      expect(response?.status).toBe(status)
      expect(JSON.parse(response?.body ?? '').message).toBe(message)
    })
  },
)

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a text or a file named %s is read like any other',
  async (name) => {
    for (const named of [part(name), file(name, pdf)]) {
      const response = await responseTo('/api/careers/apply', named + end)
      expect(response?.status).toBe(400)
      expect(JSON.parse(response?.body ?? '').fields).toMatchObject({
        firstName: 'First name is required',
        resume: 'Resume is required',
      })
    }
  },
)

test('a form that is sent without a length is not read', async () => {
  const connection = await rawConnection(server.url)
  const head = formHead('/api/careers/apply', '')
  connection.send(head.replace(/Content-Length.*/, 'Transfer-Encoding: chunked'))
  expect((await connection.response())?.status).toBe(411)
  connection.socket.destroy()
})

test('clients that vanish in the middle of a form leave no file and take no slot', async () => {
  const body = file('resume', pdf) + file('idDoc_0', pdf.repeat(10_000))
  for (let round = 0; round < 10; round += 1) {
    const connection = await rawConnection(server.url)
    connection.send(formHead('/api/careers/apply', body, { length: body.length + 1000 }))
    await new Promise((resolve) => connection.socket.write(body, resolve))
    connection.socket.destroy()
  }
  expect(await applyThroughApi(server, { email: 'after@example.org' })).toEqual(expect.any(String))
  // The server may not have noticed yet that the last ones are gone.
  await expect.poll(files).toBe(2)
})

test('many clients that never finish their forms do not keep others from applying', async () => {
  const before = await files()
  const body = file('resume', pdf)
  const slow = await Promise.all(Array.from({ length: 20 }, () => rawConnection(server.url)))
  for (const { send } of slow) {
    send(formHead('/api/careers/apply', '', { length: 1_000_000 }) + body.slice(0, -10))
  }
  expect(await applyThroughApi(server, { email: 'slow@example.org' })).toEqual(expect.any(String))
  for (const { socket } of slow) socket.destroy()
  await expect.poll(files).toBe(before + 2)
})

test.each([
  ['without a session', '/api/hero', 401],
  ['for an unknown call', '/api/nothing', 404],
  ['that is too large', '/api/careers/apply', 413],
])(
  'a form %s is answered before its end, and its connection is closed',
  async (_, path, status) => {
    const length = status === 413 ? 30_000_000 : 100_000
    const connection = await rawConnection(server.url)
    connection.send(`${formHead(path, '', { length })}--x`)
    const response = await connection.response()
    expect(response?.status).toBe(status)
    expect(response?.head).toMatch(/^connection: close$/im)
    connection.send(Buffer.alloc(length - 3))
    await connection.closed
  },
)
