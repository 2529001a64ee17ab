import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import type { FuzzRequest } from './requests.ts'

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
