import { EventEmitter } from 'node:events'
import { Writable } from 'node:stream'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rawConnection } from '../../../../tests/support/raw-request.ts'
import { sendError } from './error-response.ts'
import { collectLines, logOptions, logRequests, recordResponses } from './logging.ts'

async function logLines(act: (app: FastifyInstance) => Promise<unknown>) {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const app: FastifyInstance = fastify({
    logger: { ...(logOptions('info') as object), stream },
    logController: new LogController({ disableRequestLogging: true }),
  })
  recordResponses(app)
  logRequests(app, stream)
  await act(app)
  await app.close()
  return lines
}

test('a request is logged in one line without personal data', async () => {
  const lines = await logLines(async (app) => {
    app.get('/people/:id', async (_request, reply) => reply.code(202).send('hello'))
    await app.inject('/people/17?search=ortega')
    await app.inject('/nothing')
  })
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      reqId: expect.any(String),
      method: 'GET',
      route: '/people/:id',
      status: 202,
      ms: expect.any(Number),
      msg: 'request',
    },
    expect.objectContaining({ route: '(none)', status: 404 }),
  ])
  for (const { ms } of lines) expect(Number.isInteger(ms)).toBe(true)
})

test('an error is logged without the values of the row', async () => {
  const error = Object.assign(new TypeError('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ann@example.org) already exists.',
  })
  const [line, plain] = await logLines(async (app) => {
    app.log.error({ err: error }, 'failed')
    app.log.error({ err: new Error('no code') }, 'failed')
  })
  expect(line?.err).toEqual({
    type: 'TypeError',
    message: 'duplicate key',
    stack: expect.stringContaining('logging.test.ts'),
    code: '23505',
  })
  expect(plain?.err).not.toHaveProperty('code')
})

test('a client that goes away in the middle of its request is not logged as an error', async () => {
  const lines = await logLines(async (app) => {
    const begun = Promise.withResolvers<void>()
    const refused = Promise.withResolvers<void>()
    app.setErrorHandler((error, request, reply) => {
      sendError(error, request, reply)
      refused.resolve()
    })
    app.post('/', { onRequest: async () => begun.resolve() }, async () => 'never')
    const { send, socket } = await rawConnection(await app.listen({ port: 0, host: '127.0.0.1' }))
    const type = 'Content-Type: application/json'
    send(`POST / HTTP/1.1\r\nHost: test\r\n${type}\r\nContent-Length: 9\r\n\r\n{`)
    await begun.promise
    socket.destroy()
    await refused.promise
  })
  expect(lines.filter(({ level }) => Number(level) > 30)).toEqual([])
})

test('logs nothing below the level that is set', () => {
  expect(logOptions('warn')).toMatchObject({ level: 'warn', base: null })
})

describe('the output', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  function collected() {
    const written: string[] = []
    const ended: string[][] = []
    const program = new EventEmitter()
    const output = collectLines(
      { write: (text) => written.push(text), flushSync: () => ended.push([...written]) },
      program,
    )
    return { output, written, ended, program }
  }

  test('lines are written together, in their order, a fifth of a second after the first', () => {
    const { output, written } = collected()
    output.write('one\n')
    vi.advanceTimersByTime(199)
    output.write('two\n')
    expect(written).toEqual([])
    vi.advanceTimersByTime(1)
    expect(written).toEqual(['one\ntwo\n'])
    output.write('three\n')
    vi.advanceTimersByTime(200)
    expect(written).toEqual(['one\ntwo\n', 'three\n'])
  })

  test('many lines are written before that, and only once', () => {
    const { output, written } = collected()
    const line = `${'x'.repeat(1022)}é\n`
    for (let n = 0; n < 70; n++) output.write(line)
    expect(written).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    expect(written.join('')).toBe(line.repeat(70))
    expect(written).toHaveLength(2)
  })

  test('a very long line is written at once, after those before it', () => {
    const { output, written } = collected()
    output.write('one\n')
    const long = `${'x'.repeat(70_000)}\n`
    output.write(long)
    expect(written).toEqual(['one\n', long])
  })

  test('lines that still wait are written when the process ends', () => {
    const { output, ended, program } = collected()
    output.write('last\n')
    program.emit('exit')
    expect(ended).toEqual([['last\n']])
  })
})
