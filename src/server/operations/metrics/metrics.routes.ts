import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from '#server/platform/context.ts'
import { unauthorized } from '#server/platform/errors.ts'
import type { App } from '#server/platform/http/routes.ts'
import { createMetrics } from './metrics.ts'

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
