import type { FastifyRequest } from 'fastify'
import { type OpenSession, sessionCalls, sessionSchemas } from '#contract/accounts/sessions.ts'
import type { Context } from '#server/platform/context.ts'
import { transact } from '#server/platform/db/transact.ts'
import { notFound } from '#server/platform/errors.ts'
import { actorMay, getActor } from '#server/platform/http/access.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import {
  findSession,
  findSessionNames,
  listSessions,
  revokeSession,
  type SessionWithUser,
} from '../sessions/sessions.queries.ts'

/** Owners see and end everyone's sessions, others their own. */
async function sessionRoutes(app: App, { db, now }: Context) {
  routes(app, sessionCalls, sessionSchemas, {
    list: async (request) => {
      const { sessionId } = getActor(request)
      const rows = await listSessions(db, now())
      return ok(rows.filter(isManagedBy(request)).map((row) => toOpenSession(row, sessionId)))
    },

    end: async (request) => {
      const { id } = request.params
      await transact(db, async (db) => {
        const session = await findSession(db, id)
        const ended =
          session && isManagedBy(request)(session) && (await revokeSession(db, id, now()))
        if (!ended) throw notFound('This session')
        await audit(db, request, now(), { action: 'ended', objectKind: 'session', objectId: id })
      })
      return done
    },
  })
}

const isManagedBy = (request: FastifyRequest) => (session: SessionWithUser) =>
  actorMay(request, 'owner') || session.id === getActor(request).user._id

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

export const sessions: Feature = { calls: sessionRoutes, names: { session: findSessionNames } }
