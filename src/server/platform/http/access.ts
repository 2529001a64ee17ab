import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { SignedInUser } from '#contract/accounts/auth.ts'
import type { Access } from '#contract/platform/endpoint.ts'
import { may, roleRefusal, type StaffAccess } from '#contract/platform/roles.ts'
import { forbidden, notFound } from '../errors.ts'

/** The signed-in user and their session. */
export type Actor = { user: SignedInUser; sessionId: string }

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** It never extends the session. */
    unattended?: true
  }
  interface FastifyRequest {
    actor: Actor | null
  }
  interface FastifyInstance {
    /** Who may call each route, by `METHOD path`. */
    accessTable: Map<string, Access>
  }
}

/** Browsers and proxies must not store what only staff may see. */
export const noStore = { 'cache-control': 'private, no-store' }

type Authenticate = (request: FastifyRequest) => Promise<Actor>

/** The app does not start unless every route says who may call it. Access is checked before the body is read. */
export function guardRoutes(
  app: FastifyInstance,
  authenticate: Record<'account' | 'file' | 'staff', Authenticate>,
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
  app.addHook('onRequest', (request, reply, done) => {
    // Fastify would read the body first, and strangers could fill the memory with such bodies.
    if (request.is404 && !['GET', 'HEAD'].includes(request.method)) {
      return done(notFound('This call'))
    }
    const { access = 'public' } = request.routeOptions.config
    if (access === 'public') return done()
    reply.headers(noStore)
    admit(request, access).then(() => done(), done)
  })
  async function admit(request: FastifyRequest, access: Exclude<Access, 'public'>) {
    if (access === 'account') {
      request.actor = await authenticate.account(request)
    } else if (access === 'file' || access === 'referral file') {
      request.actor = await authenticate.file(request)
      refuseUnlessMay(request, access === 'file' ? 'read documents' : 'read referrals')
    } else {
      request.actor = await authenticate.staff(request)
      refuseUnlessMay(request, access)
    }
  }
}

/** Makes all routes of a plugin public, such as its pages and files. */
export function openToAll(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' }
  })
}

/** Whether the role of the signed-in user, as it is stored now, allows this. */
export const actorMay = (request: FastifyRequest, access: StaffAccess) =>
  may(getActor(request).user.role, access)

/** For a call whose right depends on what it is about. */
export function refuseUnlessMay(request: FastifyRequest, access: StaffAccess) {
  if (!actorMay(request, access)) throw forbidden(roleRefusal.code, roleRefusal.message)
}

/** The signed-in user of a route that is not public. */
export function getActor(request: Pick<FastifyRequest, 'actor'>): Actor {
  if (!request.actor) throw new Error('Only a guarded route has an actor.')
  return request.actor
}
