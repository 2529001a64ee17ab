import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import type { FuzzRequest } from './requests.ts'
import type { Random } from './values.ts'

/** `status` is 0 when the server closed the connection without a response. */
export type FuzzedResponse = { status: number; body: string; milliseconds: number }

/** A server that has not answered after this time will not. */
const longestWait = 120_000

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends a request with correct framing. */
export function send(
  port: number,
  { method, path, headers, body }: FuzzRequest,
): Promise<FuzzedResponse> {
  const start = performance.now()
  return new Promise((resolve) => {
    const finish = (status: number, text: string) =>
      resolve({ status, body: text, milliseconds: performance.now() - start })
    const length = body.length > 0 || method !== 'GET' ? { 'content-length': body.length } : {}
    const sent = httpRequest(
      { port, host: '127.0.0.1', method, path, agent, headers: { ...headers, ...length } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('close', () =>
          finish(response.statusCode ?? 0, Buffer.concat(chunks).toString('utf8')),
        )
      },
    )
    sent.setTimeout(longestWait, () => sent.destroy())
    sent.on('error', () => finish(0, ''))
    sent.end(body)
  })
}

/** Sends bytes as they are, says that no more will come, and waits for the response or the end. */
export function sendBytes(port: number, bytes: Buffer): Promise<FuzzedResponse> {
  const start = performance.now()
  return new Promise((resolve) => {
    let text = ''
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.end(bytes))
    socket.setTimeout(longestWait, () => socket.destroy())
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    // The server may close while bytes are still being sent.
    socket.on('error', () => {})
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
      resolve({ status, body: text, milliseconds: performance.now() - start })
    })
  })
}

/** The bytes of a request whose HTTP framing is broken: wrong lengths, odd headers, cut anywhere. */
export function brokenFraming(request: FuzzRequest, random: Random): Buffer {
  const { method, path, headers, body } = request
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const length = `content-length: ${body.length}`
  const write = (start: string, extra: string[], content: Buffer = body) =>
    Buffer.concat([
      Buffer.from([start, 'host: 127.0.0.1', ...lines, ...extra, '', ''].join('\r\n')),
      content,
    ])
  const start = `${method} ${path} HTTP/1.1`
  const chunk = (text: string) => write(start, ['transfer-encoding: chunked'], Buffer.from(text))
  const kinds: (() => Buffer)[] = [
    () => write(start, [`content-length: ${body.length + 1 + random.below(1000)}`]),
    () => write(start, [`content-length: ${random.below(body.length + 1)}`]),
    () => write(start, [length, 'transfer-encoding: chunked']),
    () => write(start, [length, length]),
    () => write(start, ['content-length: -1']),
    () => write(start, ['content-length: 1e9']),
    () => chunk('zz\r\n'),
    () => chunk('5\r\nab\r\n0\r\n\r\n'),
    () => chunk('ffffffffffffffff\r\nx'),
    () => chunk(`${body.length.toString(16)}\r\n`),
    () => write(start, [length, 'no colon here']),
    () => write(start, [length, `x-long: ${'h'.repeat(30_000)}`]),
    () => write(start, [length, 'x-nul: a\0b']),
    () => write(start, [length, 'expect: 100-continue']),
    () => write(start, [length, 'upgrade: websocket', 'connection: upgrade']),
    () => write(`${method} ${path}`, [length]),
    () => write(`${method} ${path} HTTP/9.9`, [length]),
    () => write(`BREW ${path} HTTP/1.1`, [length]),
    () => write(`${method} ${path}${'a'.repeat(20_000)} HTTP/1.1`, [length]),
    () => write(`${method} /%ff%00/../${path} HTTP/1.1`, [length]),
    () => write(`${method} http://other.example${path} HTTP/1.1`, [length]),
    () => random.bytes(200),
  ]
  const bytes = random.pick(kinds)()
  return random.chance(0.3) ? bytes.subarray(0, random.below(bytes.length)) : bytes
}
