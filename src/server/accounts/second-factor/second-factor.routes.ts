import type { FastifyRequest } from 'fastify'
import { shownName } from '#content/provider.ts'
import {
  type FullProof,
  secondFactorCalls,
  secondFactorMessages,
  secondFactorSchemas,
} from '#contract/accounts/second-factor.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { badRequest, conflict, forbidden } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import { revokeUserSessions } from '../sessions/sessions.queries.ts'
import { countAttempt, forgetFailures, signedInCounters } from '../sign-in-failures.queries.ts'
import { firstOwnerId } from '../users/users.queries.ts'
import { makeSetupAddress, newRecoveryCodes, newSecret } from './codes.ts'
import {
  countRecoveryCodes,
  findFactor,
  isFactorRequired,
  removeFactor,
  replaceRecoveryCodes,
  requireFactor,
  storeSecret,
  switchOn,
} from './second-factor.queries.ts'
import { checkCurrentPassword, sealSecret, takeCode } from './second-factor.ts'

async function secondFactorRoutes(app: App, context: Context) {
  const { db, now, vault } = context

  routes(app, secondFactorCalls, secondFactorSchemas, {
    read: async (request) => {
      const id = getActor(request).user._id
      return ok({
        on: await isOn(id),
        recoveryCodesLeft: await countRecoveryCodes(db, id),
        required: await isFactorRequired(db),
        mayRequire: (await firstOwnerId(db)) === id,
      })
    },

    begin: async (request) => {
      const { user } = getActor(request)
      if (await isOn(user._id)) throw conflict(secondFactorMessages.alreadyOn)
      await checkCurrentPassword(context, user, { field: 'password', ...request.body })
      const secret = newSecret()
      await storeSecret(db, user._id, await sealSecret(vault, user._id, secret))
      const issuer = shownName(context.details.last())
      return ok({ secret, address: makeSetupAddress(issuer, secret, user.email) })
    },

    switchOn: async (request) => {
      const id = getActor(request).user._id
      if (await isOn(id)) throw conflict(secondFactorMessages.alreadyOn)
      if (!(await findFactor(db, id))) throw conflict(secondFactorMessages.notBegun)
      const counters = signedInCounters(id)
      await countAttempt(db, counters, now())
      if (!(await takeCode(context, id, request.body.code))) {
        const code = secondFactorMessages.codeWrong
        throw badRequest(code, { code })
      }
      await forgetFailures(db, counters)
      const recoveryCodes = newRecoveryCodes()
      await changeFactor(request, 'switched-on-second-factor', async (db) => {
        await switchOn(db, id, now())
        await replaceRecoveryCodes(db, id, recoveryCodes)
      })
      return ok({ recoveryCodes })
    },

    renewRecoveryCodes: async (request) => {
      const id = await prove(request)
      const recoveryCodes = newRecoveryCodes()
      await changeFactor(request, 'renewed-recovery-codes', (db) =>
        replaceRecoveryCodes(db, id, recoveryCodes),
      )
      return ok({ recoveryCodes })
    },

    switchOff: async (request) => {
      const id = await prove(request)
      await changeFactor(request, 'switched-off-second-factor', (db) => removeFactor(db, id))
      return done
    },

    require: async (request) => {
      const { required } = request.body
      const id = getActor(request).user._id
      if ((await firstOwnerId(db)) !== id) {
        throw forbidden('first_administrator_only', secondFactorMessages.onlyFirst)
      }
      if (required && !(await isOn(id))) throw conflict(secondFactorMessages.ownFirst)
      await transact(db, async (db) => {
        await requireFactor(db, required)
        await audit(db, request, now(), {
          action: required ? 'required-second-factors' : 'made-second-factors-optional',
          objectKind: 'administrator',
        })
      })
      return done
    },
  })

  const isOn = async (userId: string) => Boolean((await findFactor(db, userId))?.switched_on_at)

  /** Checks the password and a code, and returns the id of the user. */
  async function prove(request: FastifyRequest<{ Body: FullProof }>) {
    const { user } = getActor(request)
    if (!(await isOn(user._id))) throw conflict(secondFactorMessages.notOn)
    await checkCurrentPassword(context, user, { field: 'password', ...request.body })
    return user._id
  }

  /** Ends the user's other sessions, because someone else may have been signed in without the factor. */
  function changeFactor(
    request: FastifyRequest,
    action: AuditAction,
    change: (db: Db) => Promise<unknown>,
  ) {
    const { user, sessionId } = getActor(request)
    return transact(db, async (db) => {
      await change(db)
      await revokeUserSessions(db, user._id, now(), sessionId)
      await audit(db, request, now(), { action, objectKind: 'administrator', objectId: user._id })
    })
  }
}

export const secondFactor: Feature = { calls: secondFactorRoutes }
