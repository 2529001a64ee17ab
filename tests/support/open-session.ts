import { createSession } from '#server/accounts/sessions/sessions.queries.ts'
import { signToken } from '#server/accounts/sign-in/authenticate.ts'
import type { Context } from '#server/platform/context.ts'

type Dependencies = Pick<Context, 'db' | 'now' | 'jwtSecret'>

/** Opens a session for a user without asking for the password. */
export async function openSession({ db, now, jwtSecret }: Dependencies, userId: string) {
  const session = await createSession(db, userId, { userAgent: '', ip: '' }, now())
  const claims = { userId, sessionId: session.id }
  const token = await signToken(jwtSecret, claims, now(), session.expires)
  return {
    sessionId: session.id,
    fileSecret: session.fileSecret,
    headers: { authorization: `Bearer ${token}` },
  }
}
