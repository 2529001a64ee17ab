import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** The response as it was sent: unlike with `fetch`, nothing is decompressed. */
export async function rawGet(url: string, headers: IncomingHttpHeaders = {}) {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) }
}
