import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { policyReportCalls } from '#contract/website/policy-reports.ts'
import type { ReadyResponse } from './ready-responses.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** All headers of a response in memory, as names and values in turn. */
    completeHeaders(response: ReadyResponse): string[]
  }
}

const closed = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

const page = {
  ...closed,
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  // Deprecated, but the newer report-to is not known to all browsers yet.
  'report-uri': [`/api${policyReportCalls.report.path}`],
}

export type Policy = Record<string, string[]>

/** Public pages are cached and the same for everybody, so their scripts are allowed by path instead of by nonce. */
export const sitePolicy = (siteUrl: string): Policy => ({
  ...page,
  'script-src': listOrigins(siteUrl).map((origin) => `${origin}/assets/`),
  'trusted-types': ['app', 'dompurify'],
})

/**
 * The office page is created for each request, so it has a nonce. `blob:` shows a picture before it is sent, and in a
 * frame a resume, which the server has found to be a PDF.
 */
export const officePolicy = (nonce: string): Policy => ({
  ...page,
  'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
  'img-src': ["'self'", 'blob:'],
  'frame-src': ['blob:'],
  // The editor parses pasted text with its own policy, and keeps only what its schema allows. The preview
  // puts a page into a frame without scripts.
  'trusted-types': ['app', 'dompurify', 'ProseMirrorClipboard', 'preview'],
})

/** Allows pictures from the address in PICTURES_URL as well. */
export function withPicturesFrom(policy: Policy, url: string | undefined): Policy {
  if (!url) return policy
  return { ...policy, 'img-src': [...(policy['img-src'] ?? []), new URL(url).origin] }
}

/** `policy` is the text of one. */
export function setPolicy(reply: FastifyReply, policy: string) {
  reply.header('content-security-policy', policy)
}

/** The headers of every response, unless its route sets others. They are put together once, not for each request. */
export function secureHeaders(app: FastifyInstance, { https }: { https: boolean }) {
  const headers = {
    'content-security-policy': policyText(closed),
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': denied.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
    done()
  })
  app.decorate('completeHeaders', ({ body, headers: own }: ReadyResponse) => {
    const length = body && { 'content-length': String(body.length) }
    return Object.entries({ ...headers, ...own, ...length }).flat()
  })
}

const denied = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** On a local machine the site can be opened by both names. */
function listOrigins(siteUrl: string) {
  const { hostname, origin } = new URL(siteUrl)
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') return [origin]
  return ['127.0.0.1', 'localhost'].map((name) => origin.replace(hostname, name))
}

export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

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
