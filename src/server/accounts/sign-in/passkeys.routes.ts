import { shownName } from '#content/provider.ts'
import { signInMessages } from '#contract/accounts/auth.ts'
import {
  passkeyCalls,
  passkeyLimits,
  passkeyMessages,
  passkeySchemas,
  refusedPasskey,
} from '#contract/accounts/passkeys.ts'
import { secondFactorMessages } from '#contract/accounts/second-factor.ts'
import type { Context } from '#server/platform/context.ts'
import { isDuplicate } from '#server/platform/db/database-errors.ts'
import { transact } from '#server/platform/db/transact.ts'
import { badRequest, conflict, forbidden, notFound, unauthorized } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  recordPasskeyUse,
  removePasskey,
  removePasskeys,
  storeChallenge,
  takeChallenge,
  toPasskey,
} from '../passkeys/passkeys.queries.ts'
import { findRelyingParty } from '../passkeys/relying-party.ts'
import {
  checkNewCredential,
  checkUsedCredential,
  creationOptions,
  requestOptions,
} from '../passkeys/webauthn.ts'
import { checkCurrentPassword } from '../second-factor/second-factor.ts'
import { revokeUserSessions } from '../sessions/sessions.queries.ts'
import { findUser } from '../users/users.queries.ts'
import { browserOrAddress } from './cookies.ts'
import { openSession, recordRefusedSignIn } from './open-session.ts'

const objectKind = 'administrator'

/** Passkeys: signing in with one, and each user's own. Guesses cannot lock them, because there is nothing to guess. */
async function passkeyRoutes(app: App, context: Context) {
  const { db, now, settings } = context
  const site = findRelyingParty(settings.siteUrl)

  function needSite() {
    if (!site) throw conflict(passkeyMessages.notHere)
    return site
  }

  routes(app, passkeyCalls, passkeySchemas, {
    list: async (request) =>
      ok((await listPasskeys(db, getActor(request).user._id)).map(toPasskey)),

    begin: async (request) => {
      const { user } = getActor(request)
      const site = needSite()
      const passkeys = await listPasskeys(db, user._id)
      if (passkeys.length >= passkeyLimits.perUser) throw conflict(passkeyMessages.tooMany)
      const hasFactor = (await findUser(db, user._id))?.factor_since !== null
      const { password, code } = request.body
      if (hasFactor && code === undefined) {
        const { codeMissing } = secondFactorMessages
        throw badRequest(codeMissing, { code: codeMissing })
      }
      await checkCurrentPassword(context, user, {
        field: 'password',
        password,
        ...(hasFactor && code !== undefined && { code }),
      })
      const name = shownName(context.details.last())
      const options = await creationOptions({ ...site, name }, { ...user, id: user._id }, passkeys)
      await storeChallenge(db, options.challenge, user._id, now())
      return ok({ ...options })
    },

    add: async (request, reply) => {
      const { _id: userId } = getActor(request).user
      const { name, credential } = request.body
      const checked = await checkNewCredential(needSite(), credential, (challenge) =>
        takeChallenge(db, challenge, userId, now()),
      )
      if (!checked) throw badRequest(passkeyMessages.notAdded)
      const passkey = await transact(db, async (db) => {
        const passkey = await addPasskey(db, { ...checked, user_id: userId, name }, now())
        await audit(db, request, now(), { action: 'added-passkey', objectKind, objectId: userId })
        return passkey
      }).catch((error) => {
        throw isDuplicate(error) ? conflict(passkeyMessages.taken) : error
      })
      return reply.code(201).send(ok(passkey))
    },

    remove: async (request) => {
      const { user, sessionId } = getActor(request)
      await transact(db, async (db) => {
        if (!(await removePasskey(db, user._id, request.params.id))) throw notFound('This passkey')
        // Someone else may have signed in with it.
        await revokeUserSessions(db, user._id, now(), sessionId)
        const action = 'removed-passkey'
        await audit(db, request, now(), { action, objectKind, objectId: user._id })
      })
      return done
    },

    removeAll: async (request) => {
      const { id } = request.params
      const { user, sessionId } = getActor(request)
      await transact(db, async (db) => {
        if ((await removePasskeys(db, id)) === 0) throw notFound('A passkey')
        await revokeUserSessions(db, id, now(), id === user._id ? sessionId : undefined)
        await audit(db, request, now(), { action: 'removed-passkeys', objectKind, objectId: id })
      })
      return done
    },

    challenge: {
      limit: limits.openLink,
      handler: async () => {
        const options = await requestOptions(needSite())
        await storeChallenge(db, options.challenge, null, now())
        return ok({ ...options })
      },
    },

    signIn: {
      limit: {
        rateLimit: { ...limits.signIn.rateLimit, keyGenerator: browserOrAddress(context) },
      },
      handler: async (request, reply) => {
        const { credential } = request.body
        const passkey = await findPasskey(db, credential.id)
        const signCount = await checkUsedCredential(needSite(), credential, passkey, (challenge) =>
          takeChallenge(db, challenge, null, now()),
        )
        const user = passkey && (await findUser(db, passkey.user_id))
        if (signCount === undefined || !user || user.active === 0) {
          await recordRefusedSignIn(context, request)
          if (signCount !== undefined && user) {
            throw forbidden('deactivated', signInMessages.deactivated)
          }
          throw unauthorized(refusedPasskey, passkeyMessages.refused)
        }
        return openSession(context, request, reply, {
          user,
          note: 'used-passkey',
          store: (db) => recordPasskeyUse(db, passkey.id, signCount, now()),
        })
      },
    },
  })
}

export const passkeys: Feature = { calls: passkeyRoutes }
