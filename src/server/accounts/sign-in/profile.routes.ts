import { profileCalls, profileMessages, profileSchemas } from '#contract/accounts/profile.ts'
import { userMessages } from '#contract/accounts/users.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { Context } from '#server/platform/context.ts'
import { isDuplicate } from '#server/platform/db/database-errors.ts'
import { transact } from '#server/platform/db/transact.ts'
import { badRequest, notFound } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import { deleteLinks } from '../account-links/account-links.queries.ts'
import { accountName } from '../account-name.ts'
import { checkCurrentPassword } from '../second-factor/second-factor.ts'
import { findUser, setEditor, setProfile, toSignedInUser } from '../users/users.queries.ts'

/** Everyone's own name, email and signature. */
export async function profileRoutes(app: App, context: Context) {
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
