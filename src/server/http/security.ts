import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { policyReportCalls } from '#contract/policy-reports.ts'

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
  'script-src': originsOf(siteUrl).map((origin) => `${origin}/assets/`),
  'trusted-types': ['app', 'dompurify'],
})

/** The office page is created for each request, so it has a nonce. `blob:` shows a picture before it is sent. */
export const officePolicy = (nonce: string): Policy => ({
  ...page,
  'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
  'img-src': ["'self'", 'blob:'],
  // The editor parses pasted text with its own policy, and keeps only what its schema allows. The preview
  // puts a page into a frame without scripts.
  'trusted-types': ['app', 'dompurify', 'ProseMirrorClipboard', 'preview'],
})

/** Allows pictures from the address in PICTURES_URL as well. */
export function withPicturesFrom(policy: Policy, url: string | undefined): Policy {
  if (!url) return policy
  return { ...policy, 'img-src': [...(policy['img-src'] ?? []), new URL(url).origin] }
}

export function setPolicy(reply: FastifyReply, policy: Policy) {
  reply.header('content-security-policy', toHeader(policy))
}

export async function secureHeaders(app: FastifyInstance, { https }: { https: boolean }) {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: closed },
    crossOriginEmbedderPolicy: true,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https && { maxAge: 63_072_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', denied.map((feature) => `${feature}=()`).join(', '))
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
function originsOf(siteUrl: string) {
  const { hostname, origin } = new URL(siteUrl)
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') return [origin]
  return ['127.0.0.1', 'localhost'].map((name) => origin.replace(hostname, name))
}

function toHeader(policy: Policy) {
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
