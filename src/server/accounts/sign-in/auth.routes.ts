import type { FastifyRequest } from 'fastify'
import { authCalls, authSchemas, type Credentials } from '#contract/accounts/auth.ts'
import { passwordCalls, passwordSchemas } from '#contract/accounts/passwords.ts'
import { secondFactorErrors } from '#contract/accounts/second-factor.ts'
import type { Context } from '#server/platform/context.ts'
import { transact } from '#server/platform/db/transact.ts'
import { HttpError } from '#server/platform/errors.ts'
import { getActor, noStore } from '#server/platform/http/access.ts'
import { forgetEndedLimits } from '#server/platform/http/rate-limits.queries.ts'
import { getSender, limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, routes } from '#server/platform/http/routes.ts'
import { hours } from '#server/platform/time.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import { forgetExpiredLinks } from '../account-links/account-links.queries.ts'
import { hashPassword, refuseCommonPassword } from '../passwords/passwords.ts'
import { checkCurrentPassword } from '../second-factor/second-factor.ts'
import {
  createSession,
  type Place,
  revokeSession,
  revokeUserSessions,
} from '../sessions/sessions.queries.ts'
import { forgetFailures, forgetForgiven } from '../sign-in-failures.queries.ts'
import {
  findUserByEmail,
  recordSignIn,
  setEditor,
  setPasswordHash,
  toSignedInUser,
} from '../users/users.queries.ts'
import { checkToken, signToken } from './authenticate.ts'
import { checkCredentials } from './check-credentials.ts'
import { fileCookie, findKnownBrowser, knownBrowserCookie, noFileCookie } from './cookies.ts'

async function authRoutes(app: App, context: Context) {
  const { db, now, jwtSecret, settings } = context

  routes(app, authCalls, authSchemas, {
    login: {
      limit: { rateLimit: { ...limits.signIn.rateLimit, keyGenerator: browserOrAddress } },
      handler: async (request, reply) => {
        const browser = await findKnownBrowser(context, request)
        const { user, counters, usedRecoveryCode } = await checkCredentials(context, request.body, {
          sender: getSender(request),
          browser,
        }).catch(async (error) => {
          await recordRefusal(request, error)
          throw error
        })
        const session = await transact(db, async (db) => {
          await forgetFailures(db, counters)
          await recordSignIn(db, user.id, now())
          const session = await createSession(db, user.id, getPlace(request), now())
          await audit(db, request, now(), {
            action: 'signed-in',
            objectKind: 'session',
            objectId: session.id,
            actorId: user.id,
          })
          if (usedRecoveryCode) {
            await audit(db, request, now(), {
              action: 'used-recovery-code',
              objectKind: 'administrator',
              objectId: user.id,
              actorId: user.id,
            })
          }
          return session
        })
        const claims = { userId: user.id, sessionId: session.id }
        reply.headers({
          ...noStore,
          'set-cookie': [
            fileCookie(settings, session.fileSecret),
            await knownBrowserCookie(context, browser, user.id),
          ],
        })
        return {
          success: true as const,
          token: await signToken(jwtSecret, claims, now(), session.expires),
          user: toSignedInUser(user),
          message: 'Signed in',
        }
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

  /** Others with the same address must not use up the attempts of a browser that has signed in before. */
  async function browserOrAddress(request: FastifyRequest) {
    return (await findKnownBrowser(context, request))?.id ?? getSender(request)
  }

  /** An attempt that was refused without a check is not logged, so that a flood cannot fill the audit log. */
  async function recordRefusal(request: FastifyRequest<{ Body: Credentials }>, error: unknown) {
    if (!(error instanceof HttpError) || (error.status !== 401 && error.status !== 403)) return
    const rightPassword = error.code === secondFactorErrors.codeNeeded
    const user = rightPassword ? await findUserByEmail(db, request.body.email) : undefined
    await audit(db, request, now(), {
      action: rightPassword ? 'asked-for-code' : 'sign-in-refused',
      objectKind: 'session',
      actorId: user?.id,
    })
  }
}

const getPlace = ({ headers, ip }: FastifyRequest): Place => ({
  userAgent: headers['user-agent'],
  ip,
})

export const signIn: Feature = {
  calls: authRoutes,
  tasks: ({ db }) => [
    {
      name: 'forgiven sign-ins',
      every: 1 * hours,
      run: async (now) => {
        await forgetForgiven(db, now)
        await forgetExpiredLinks(db, now)
        await forgetEndedLimits(db, now)
        return undefined
      },
    },
  ],
}
