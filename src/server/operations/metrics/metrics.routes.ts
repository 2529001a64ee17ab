import { createHash, timingSafeEqual } from 'node:crypto'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countWaitingMails } from '#server/messages/mail/outbox.queries.ts'
import type { Context } from '#server/platform/context.ts'
import { countConnections } from '#server/platform/db/postgres.ts'
import { unauthorized } from '#server/platform/errors.ts'
import type { FormMemory } from '#server/platform/http/form-memory.ts'
import type { App } from '#server/platform/http/routes.ts'

/** `GET /metrics` for Prometheus. What it tells helps an attacker too, so it needs the token of the settings. */
export async function metricsRoutes(app: App, context: Context, token: string) {
  const { register, requests } = createMetrics(context, app.formMemory)
  const expected = digest(`Bearer ${token}`)

  app.onResponseSent(({ method, route, status, milliseconds }) => {
    requests.observe({ method, route, status }, milliseconds / 1000)
  })

  app.get(
    '/metrics',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
        throw unauthorized('no_token', 'The token for metrics is missing or wrong.')
      }
      reply.header('cache-control', 'no-store').type(register.contentType)
      return register.metrics()
    },
  )
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** In seconds: from a response from memory to one that waits for a file store or a slow database. */
const buckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 60]

/** Only requests are counted as they come. Everything else is read when somebody asks for it. */
function createMetrics({ db, responseCache }: Context, formMemory: FormMemory) {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })

  const requests = new Histogram({
    name: 'poplar_http_request_duration_seconds',
    help: 'How long responses took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  new Gauge({
    name: 'poplar_database_connections',
    help: 'Connections to PostgreSQL that are open and idle, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(countConnections())) this.set({ state }, count)
    },
  })
  new Counter({
    name: 'poplar_response_cache_total',
    help: 'Pages and public responses that were in memory (hit) or had to be made (miss)',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset()
      this.inc({ result: 'hit' }, responseCache.counts.hits)
      this.inc({ result: 'miss' }, responseCache.counts.misses)
    },
  })
  new Gauge({
    name: 'poplar_mail_waiting',
    help: 'Mails in the outbox; not a number while the database does not answer',
    registers,
    async collect() {
      this.set(await countWaitingMails(db).catch(() => Number.NaN))
    },
  })
  new Gauge({
    name: 'poplar_uploads_in_progress',
    help: 'Forms with files that are being received',
    registers,
    collect() {
      this.set(formMemory.forms)
    },
  })
  return { register, requests }
}
