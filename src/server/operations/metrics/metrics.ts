import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countWaitingMails } from '#server/messages/mail/outbox.queries.ts'
import type { Context } from '#server/platform/context.ts'
import { countConnections } from '#server/platform/db/postgres.ts'
import type { FormMemory } from '#server/platform/http/form-memory.ts'

/** In seconds: from a response from memory to one that waits for a file store or a slow database. */
const buckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 60]

/** Only requests are counted as they come. Everything else is read when somebody asks for it. */
export function createMetrics({ db, responseCache }: Context, formMemory: FormMemory) {
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
