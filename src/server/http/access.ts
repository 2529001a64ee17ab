import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { SignedInUser } from '#contract/auth.ts'
import type { Access } from '#contract/endpoint.ts'

/** Who is calling, and in which session. */
export type Actor = { user: SignedInUser; sessionId: string }

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    actor: Actor | null
  }
  interface FastifyInstance {
    /** `METHOD path` of every route, with who may call it. */
    accessTable: Map<string, Access>
  }
}

/** What only staff may see stays in no browser and in no proxy. */
export const noStore = { 'cache-control': 'private, no-store' }

/** Every route says who may call it, or the app does not start. The check comes before the body is read. */
export function guardRoutes(
  app: FastifyInstance,
  authenticate: Record<Exclude<Access, 'public'>, (request: FastifyRequest) => Promise<Actor>>,
) {
  const routes: RouteOptions[] = []
  app.decorate('accessTable', new Map())
  app.decorateRequest('actor', null)

  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    for (const { method, url, config } of routes) {
      const name = `${[method].flat().join('|')} ${url}`
      if (!config?.access) throw new Error(`The route ${name} does not say who may call it.`)
      app.accessTable.set(name, config.access)
    }
  })
  app.addHook('onRequest', async (request, reply) => {
    const { access = 'public' } = request.routeOptions.config
    if (access === 'public') return
    reply.headers(noStore)
    request.actor = await authenticate[access](request)
  })
}

/** Routes that a plugin makes for everyone: its pages, its files. */
export function openToAll(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' }
  })
}

/** The caller of a guarded route; the guard has seen to it that there is one. */
export function actorOf(request: Pick<FastifyRequest, 'actor'>): Actor {
  if (!request.actor) throw new Error('Only a guarded route has an actor.')
  return request.actor
}
