import { createServer } from 'node:http'
import { seconds } from '../../src/server/platform/time.ts'

/** An answer that the bare server repeats. */
export type Recorded = {
  path: string
  /** The answer is for a browser that has the page already. */
  revalidation: boolean
  status: number
  headers: string[]
  body: string
}

// Sends recorded answers and does nothing else: the limit for one process with these bytes and headers.
process.once('message', (recorded: Recorded[]) => {
  const answers = new Map(
    recorded.map(({ path, revalidation, body, ...answer }) => [
      `${path} ${revalidation}`,
      { ...answer, body: Buffer.from(body, 'base64') },
    ]),
  )
  const server = createServer((request, response) => {
    const answer = answers.get(`${request.url} ${'if-none-match' in request.headers}`)
    if (!answer) return response.writeHead(404).end()
    response.writeHead(answer.status, answer.headers)
    response.end(answer.body)
  })
  server.keepAliveTimeout = 72 * seconds
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address?.port)
  })
})
process.once('disconnect', () => process.exit())
