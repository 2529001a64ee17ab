import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** The answer as it was sent: unlike with `fetch`, nothing is decompressed. */
export async function rawGet(url: string, headers: IncomingHttpHeaders = {}) {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) }
}
