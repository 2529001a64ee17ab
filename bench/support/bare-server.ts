import { createServer } from 'node:http'
import { seconds } from '../../src/server/platform/time.ts'

/** A response that the bare server repeats. */
export type Recorded = {
  path: string
  /** The response is for a browser that has the page already. */
  revalidation: boolean
  status: number
  headers: string[]
  body: string
}

// Sends recorded responses and does nothing else: the limit for one process with these bytes and headers.
process.once('message', (recorded: Recorded[]) => {
  const recordings = new Map(
    recorded.map(({ path, revalidation, body, ...recording }) => [
      `${path} ${revalidation}`,
      { ...recording, body: Buffer.from(body, 'base64') },
    ]),
  )
  const server = createServer((request, response) => {
    const recording = recordings.get(`${request.url} ${'if-none-match' in request.headers}`)
    if (!recording) return response.writeHead(404).end()
    response.writeHead(recording.status, recording.headers)
    response.end(recording.body)
  })
  server.keepAliveTimeout = 72 * seconds
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address?.port)
  })
})
process.once('disconnect', () => process.exit())
