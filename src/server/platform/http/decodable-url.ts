import type { IncomingMessage } from 'node:http'

/**
 * An address that cannot be decoded is answered like any other unknown address. Fastify itself would
 * answer it before the first hook, without the security headers and not in the format of the contract.
 */
export function decodableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%')) return url
  const [path = ''] = url.split('?')
  try {
    decodeURI(path)
    return url
  } catch {
    return path.startsWith('/api/') ? '/api/unknown' : '/unknown'
  }
}
