import { type OpenSession, sessionCalls, sessionSchemas } from '#contract/sessions.ts'
import { audit } from '../audit/audit.queries.ts'
import type { Context } from '../context.ts'
import { transact } from '../db/transact.ts'
import { notFound } from '../errors.ts'
import { actorOf } from '../http/access.ts'
import { type App, done, ok, routes } from '../http/routes.ts'
import { listSessions, revokeSession } from './sessions.queries.ts'

export async function sessionRoutes(app: App, { db, now }: Context) {
  routes(app, sessionCalls, sessionSchemas, {
    list: async (request) => {
      const { sessionId } = actorOf(request)
      const rows = await listSessions(db, now())
      return ok(rows.map((row) => toOpenSession(row, sessionId)))
    },

    end: async (request) => {
      const { id } = request.params
      await transact(db, async (db) => {
        if (!(await revokeSession(db, id, now()))) throw notFound('This session')
        await audit(db, request, now(), { action: 'ended', objectKind: 'session', objectId: id })
      })
      return done
    },
  })
}

type Row = Awaited<ReturnType<typeof listSessions>>[number]

function toOpenSession(row: Row, current: string): OpenSession {
  return {
    _id: row.sessionId,
    id: row.sessionId,
    userId: row.id,
    username: row.username,
    userAgent: row.user_agent ?? '',
    ip: row.ip ?? '',
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    current: row.sessionId === current,
  }
}
