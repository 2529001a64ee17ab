import type { IncomingMessage } from 'node:http'

/**
 * An address that cannot be decoded names nothing, and is answered as any other that is not there.
 * Fastify itself would answer it before the first hook: without the security headers, and in a shape
 * that the contract does not know.
 */
export function decodableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split('?')
  try {
    decodeURI(path)
    return url
  } catch {
    return path.startsWith('/api/') ? '/api/unknown' : '/unknown'
  }
}
