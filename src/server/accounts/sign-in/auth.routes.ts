import type { FastifyRequest } from 'fastify'
import { authCalls, authSchemas, type Credentials } from '#contract/accounts/auth.ts'
import { passwordCalls, passwordSchemas } from '#contract/accounts/passwords.ts'
import { profileCalls, profileMessages, profileSchemas } from '#contract/accounts/profile.ts'
import { secondFactorErrors } from '#contract/accounts/second-factor.ts'
import { userMessages } from '#contract/accounts/users.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { Context } from '#server/platform/context.ts'
import { isDuplicate } from '#server/platform/db/database-errors.ts'
import { transact } from '#server/platform/db/transact.ts'
import { badRequest, HttpError, notFound } from '#server/platform/errors.ts'
import { getActor, noStore } from '#server/platform/http/access.ts'
import { forgetEndedLimits } from '#server/platform/http/rate-limits.queries.ts'
import { getSender, limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { hours } from '#server/platform/time.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import { deleteLinks, forgetExpiredLinks } from '../account-links/account-links.queries.ts'
import { accountName } from '../account-name.ts'
import { forgetOldChallenges } from '../passkeys/passkeys.queries.ts'
import { hashPassword, refuseCommonPassword } from '../passwords/passwords.ts'
import { checkCurrentPassword } from '../second-factor/second-factor.ts'
import { revokeSession, revokeUserSessions } from '../sessions/sessions.queries.ts'
import { forgetFailures, forgetForgiven } from '../sign-in-failures.queries.ts'
import {
  findUser,
  findUserByEmail,
  setEditor,
  setPasswordHash,
  setProfile,
  toSignedInUser,
} from '../users/users.queries.ts'
import { checkToken } from './authenticate.ts'
import { checkCredentials } from './check-credentials.ts'
import { browserOrAddress, findKnownBrowser, noFileCookie } from './cookies.ts'
import { openSession, recordRefusedSignIn } from './open-session.ts'

async function authRoutes(app: App, context: Context) {
  const { db, now, settings } = context

  routes(app, authCalls, authSchemas, {
    login: {
      limit: {
        rateLimit: { ...limits.signIn.rateLimit, keyGenerator: browserOrAddress(context) },
      },
      handler: async (request, reply) => {
        const { user, counters, usedRecoveryCode } = await checkCredentials(context, request.body, {
          sender: getSender(request),
          browser: await findKnownBrowser(context, request),
        }).catch(async (error) => {
          await recordRefusal(request, error)
          throw error
        })
        return openSession(context, request, reply, {
          user,
          note: usedRecoveryCode ? 'used-recovery-code' : undefined,
          store: (db) => forgetFailures(db, counters),
        })
      },
    },

    validate: async (request, reply) => {
      reply.headers(noStore)
      const actor = await checkToken(context, request)
      if (typeof actor === 'string') return reply.code(401).send({ valid: false, reason: actor })
      return reply.send({ valid: true, user: actor.user })
    },

    logout: async (request, reply) => {
      const { sessionId } = getActor(request)
      await transact(db, async (db) => {
        await revokeSession(db, sessionId, now())
        await audit(db, request, now(), {
          action: 'signed-out',
          objectKind: 'session',
          objectId: sessionId,
        })
      })
      reply.header('set-cookie', noFileCookie(settings))
      return done
    },
  })

  routes(app, passwordCalls, passwordSchemas, {
    change: async (request) => {
      const { user, sessionId } = getActor(request)
      const { current, next } = request.body
      await checkCurrentPassword(context, user, { field: 'current', password: current })
      await refuseCommonPassword(next, 'next')
      const password = { hash: await hashPassword(next), generated: false }
      await transact(db, async (db) => {
        await setPasswordHash(db, user._id, password, now())
        await setEditor(db, user._id, user._id)
        await revokeUserSessions(db, user._id, now(), sessionId)
        await audit(db, request, now(), {
          action: 'changed-password',
          objectKind: 'administrator',
          objectId: user._id,
        })
      })
      return done
    },
  })

  /** An attempt that was refused without a check is not logged, so that a flood cannot fill the audit log. */
  async function recordRefusal(request: FastifyRequest<{ Body: Credentials }>, error: unknown) {
    if (!(error instanceof HttpError) || (error.status !== 401 && error.status !== 403)) return
    const rightPassword = error.code === secondFactorErrors.codeNeeded
    if (!rightPassword) return recordRefusedSignIn(context, request)
    const user = await findUserByEmail(db, request.body.email)
    await audit(db, request, now(), {
      action: 'asked-for-code',
      objectKind: 'session',
      actorId: user?.id,
    })
  }
}

export const signIn: Feature = {
  calls: async (app, context) => {
    await authRoutes(app, context)
    await profileRoutes(app, context)
  },
  tasks: ({ db }) => [
    {
      name: 'forgiven sign-ins',
      title: 'Remove old failed sign-ins',
      purpose: 'Deletes the counts of wrong passwords that no longer slow anyone down.',
      every: 1 * hours,
      run: async (now) => {
        await forgetForgiven(db, now)
        await forgetExpiredLinks(db, now)
        await forgetOldChallenges(db, now)
        await forgetEndedLimits(db, now)
        return undefined
      },
    },
  ],
}

/** Everyone's own name, email and signature. */
async function profileRoutes(app: App, context: Context) {
  const { db, now } = context
  routes(app, profileCalls, profileSchemas, {
    change: async (request) => {
      const { user } = getActor(request)
      const { username, signature, password } = request.body
      const email = accountName(request.body.email)
      const movesAway = email !== user.email
      if (movesAway) {
        if (!password) throw refused('password', profileMessages.passwordNeeded)
        await checkCurrentPassword(context, user, { field: 'password', password })
      }
      const actions: AuditAction[] = [
        ...(username !== user.username ? (['renamed'] as const) : []),
        ...(movesAway ? (['changed-email'] as const) : []),
      ]
      const row = await transact(db, async (db) => {
        await setProfile(db, user._id, { username, email, signature }, now()).catch((error) => {
          throw isDuplicate(error) ? refused('email', userMessages.taken) : error
        })
        await setEditor(db, user._id, user._id)
        // Links that were sent to the old address must not open the account any more.
        if (movesAway) await deleteLinks(db, user._id)
        for (const action of actions) {
          await audit(db, request, now(), {
            action,
            objectKind: 'administrator',
            objectId: user._id,
          })
        }
        return findUser(db, user._id)
      })
      if (!row) throw notFound('Administrator')
      return ok(toSignedInUser(row))
    },
  })
}

const refused = (field: string, message: string) => badRequest(message, { [field]: message })
