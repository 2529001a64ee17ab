/** A response as Mozilla's HTTP Observatory looks at it. */
export type ObservedResponse = {
  headers: Record<string, string | string[] | undefined>
  body: string
}

type Rule = (response: ObservedResponse) => number

const header = ({ headers }: ObservedResponse, name: string) => String(headers[name] ?? '')

/** Directives by name, or undefined if one of them is there twice. */
function parsePolicy(response: ObservedResponse) {
  const directives = header(response, 'content-security-policy')
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name)
  const policy = new Map(directives.map(([name = '', ...values]) => [name, values]))
  return policy.size === directives.length ? policy : undefined
}

const isUnsafe = (source: string) =>
  ['*', 'http:', 'https:', 'data:', "'unsafe-inline'", "'unsafe-eval'"].includes(source) ||
  source.startsWith('http://')

/**
 * The rules and points of version 1.6.3 (github.com/mdn/mdn-http-observatory, `src/grader/charts.js`). Where it
 * distinguishes several weak responses, this one takes off the most. Redirection to https and the preload list
 * are not in a response, so they are left out; they give no points, or 5 more.
 */
const rules: Record<string, Rule> = {
  'content-security-policy': (response) => {
    const policy = parsePolicy(response)
    if (!policy || policy.size === 0) return -25
    if (![...policy].every(([, sources]) => !sources.some(isUnsafe))) return -20
    const closed = policy.get('default-src')?.join() === "'none'"
    const form = policy.get('form-action')?.join() ?? ''
    return closed && ["'none'", "'self'"].includes(form) ? 10 : 5
  },
  cookies: ({ headers }) => {
    const cookies = [headers['set-cookie'] ?? []].flat()
    if (cookies.length === 0) return 0
    const strict = [/; secure/i, /; httponly/i, /; samesite=(strict|lax)/i]
    return cookies.every((cookie) => strict.every((attribute) => attribute.test(cookie))) ? 5 : -40
  },
  'cross-origin-embedder-policy': (response) =>
    header(response, 'cross-origin-embedder-policy') === 'require-corp' ? 10 : 0,
  'cross-origin-opener-policy': (response) =>
    header(response, 'cross-origin-opener-policy') === 'same-origin' ? 10 : 0,
  'cross-origin-resource-policy': (response) =>
    header(response, 'cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
  'cross-origin-resource-sharing': (response) =>
    header(response, 'access-control-allow-origin') === '' ? 0 : -50,
  'referrer-policy': (response) =>
    /^(strict-origin-when-cross-origin|no-referrer)$/.test(header(response, 'referrer-policy'))
      ? 5
      : -5,
  'strict-transport-security': (response) => {
    const seconds = /max-age=(\d+)/.exec(header(response, 'strict-transport-security'))?.[1]
    return Number(seconds ?? 0) >= 15_768_000 ? 0 : -20
  },
  'subresource-integrity': ({ body }) => {
    const scripts = body.match(/<script [^>]*src=[^>]*>/g) ?? []
    if (scripts.length === 0) return 0
    const ours = scripts.every((script) => /src="\/(?!\/)/.test(script))
    return ours ? (scripts.every((script) => script.includes('integrity="')) ? 5 : 0) : -50
  },
  'x-content-type-options': (response) =>
    header(response, 'x-content-type-options') === 'nosniff' ? 0 : -5,
  'x-frame-options': (response) =>
    parsePolicy(response)?.get('frame-ancestors')?.join() === "'none'" ? 5 : -20,
}

/** The score and its grade; what costs points is named. Bonus points count only from 90 on. */
export function observatoryScore(response: ObservedResponse) {
  const points = Object.entries(rules).map(([name, rule]) => [name, rule(response)] as const)
  const lost = points.filter(([, each]) => each < 0)
  const sum = (each: readonly (readonly [string, number])[]) =>
    each.reduce((total, [, value]) => total + value, 100)
  const score = sum(lost) >= 90 ? sum(points) : sum(lost)
  return { score, best: score >= 100 ? 'A+' : 'below A+', lost: lost.map(([name]) => name) }
}
