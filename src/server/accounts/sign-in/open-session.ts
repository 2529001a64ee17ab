import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { noStore } from '#server/platform/http/access.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import { createSession } from '../sessions/sessions.queries.ts'
import { recordSignIn, toSignedInUser, type UserWithFactor } from '../users/users.queries.ts'
import { signToken } from './authenticate.ts'
import { fileCookie, findKnownBrowser, knownBrowserCookie } from './cookies.ts'

type SignIn = {
  user: UserWithFactor
  /** What else the audit log says about this sign-in. */
  note: AuditAction | undefined
  /** What is stored together with the session. */
  store: (db: Db) => Promise<unknown>
}

/** Opens a session for someone who has proved who they are, and answers with its token. */
export async function openSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, note, store }: SignIn,
) {
  const { db, now, jwtSecret, settings } = context
  const actorId = user.id
  const place = { userAgent: request.headers['user-agent'], ip: request.ip }
  const session = await transact(db, async (db) => {
    await store(db)
    await recordSignIn(db, user.id, now())
    const session = await createSession(db, user.id, place, now())
    const about = { objectKind: 'session', objectId: session.id, actorId } as const
    await audit(db, request, now(), { ...about, action: 'signed-in' })
    if (note) {
      const objectKind = 'administrator'
      await audit(db, request, now(), { action: note, objectKind, objectId: user.id, actorId })
    }
    return session
  })
  const browser = await findKnownBrowser(context, request)
  reply.headers({
    ...noStore,
    'set-cookie': [
      fileCookie(settings, session.fileSecret),
      await knownBrowserCookie(context, browser, user.id),
    ],
  })
  const claims = { userId: user.id, sessionId: session.id }
  return {
    success: true as const,
    token: await signToken(jwtSecret, claims, now(), session.expires),
    user: toSignedInUser(user),
    message: 'Signed in',
  }
}

/** A refused sign-in, without the person, who is not known. */
export const recordRefusedSignIn = ({ db, now }: Context, request: FastifyRequest) =>
  audit(db, request, now(), { action: 'sign-in-refused', objectKind: 'session' })
