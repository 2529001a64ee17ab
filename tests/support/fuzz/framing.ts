import type { Random } from './random.ts'
import type { FuzzRequest } from './requests.ts'

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
