import { inArea } from '../db/pool-shares.ts'
import type { App } from './routes.ts'

/**
 * Every request belongs to the area that its address begins with: "contact" for /api/contact/submit and for /contact.
 * After the body was read, because reading it forgets what a request belongs to.
 */
export function divideConnections(app: App) {
  app.addHook('preHandler', (request, _reply, done) => {
    const [area = ''] = (request.routeOptions.url ?? '').replace(/^\/(api\/)?/, '').split('/')
    inArea(area, done)
  })
}
