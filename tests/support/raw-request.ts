import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'

type RawResponse = { status: number; head: string; body: string }

/** A connection on which a test can send what no browser would. */
export async function rawConnection(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  // A server may reset a connection whose request it does not want.
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return {
    socket,
    send: (bytes: string | Buffer) => socket.write(bytes),
    closed,
    received: () => received,
    /** The first response; undefined when the server closed the connection without one. */
    response: () => firstResponse(socket, () => received),
  }
}

/** The head of a form's request, with the length of its body unless another one is given. */
export function formHead(
  path: string,
  body: string | Buffer,
  { boundary = 'x', length = Buffer.byteLength(body), more = [] as string[] } = {},
) {
  return [
    `POST ${path} HTTP/1.1`,
    'Host: test',
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${length}`,
    ...more,
    '\r\n',
  ].join('\r\n')
}

async function firstResponse(socket: Socket, received: () => string) {
  while (!isComplete(received())) {
    if (socket.closed) return undefined
    await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => {})
  }
  const [head = '', body = ''] = received().split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body } satisfies RawResponse
}

function isComplete(text: string) {
  const [head = '', body] = text.split('\r\n\r\n')
  const length = /^content-length: (\d+)$/im.exec(head)?.[1]
  return body !== undefined && Buffer.byteLength(body) >= Number(length)
}

/** The response as it was sent: unlike with `fetch`, nothing is decompressed. */
export async function rawGet(url: string, headers: IncomingHttpHeaders = {}) {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) }
}
