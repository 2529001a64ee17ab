import {
  type AccountLinkPurpose,
  accountLinkMessages,
  accountLinkPath,
  invitationCalls,
  invitationSchemas,
} from '#contract/accounts/account-links.ts'
import { userMessages } from '#contract/accounts/users.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import { makeAccountLink } from '../account-links/account-links.queries.ts'
import { hashPassword, randomPassword } from '../passwords/passwords.ts'
import { addUser } from './manage-users.ts'
import { findUser, setEditor, toUser } from './users.queries.ts'

const objectKind = 'administrator'

/** Links that owners make for others. Without mail, the owner sees the link once and hands it over. */
export async function invitationRoutes(app: App, { db, now, mail, settings }: Context) {
  routes(app, invitationCalls, invitationSchemas, {
    invite: async (request, reply) => {
      const by = getActor(request).user._id
      // Nobody knows this password, so nobody can sign in before the invitation is accepted.
      const passwordHash = await hashPassword(randomPassword())
      const data = await transact(db, async (db) => {
        const row = await addUser(db, { ...request.body, passwordHash }, now())
        await setEditor(db, row.id, by)
        const link = await makeLink(db, row, 'invitation', by)
        await audit(db, request, now(), { action: 'invited', objectKind, objectId: row.id })
        return { ...toUser(row), invited: true, link }
      })
      void mail?.wake()
      return reply.code(201).send(ok(data))
    },

    make: async (request, reply) => {
      const { id } = request.params
      const { purpose } = request.body
      const by = getActor(request).user._id
      // Nobody may take over the account at an unattended computer.
      if (id === by) throw conflict(userMessages.ownPassword)
      const link = await transact(db, async (db) => {
        const user = await findUser(db, id)
        if (!user) throw notFound('Administrator')
        if (user.active === 0) throw conflict(accountLinkMessages.deactivated)
        if (purpose === 'invitation' && user.invitations === 0) {
          throw conflict(accountLinkMessages.notInvited)
        }
        const link = await makeLink(db, user, purpose, by)
        const action = `${mail ? 'sent' : 'made'}-account-link:${purpose}` as const
        await audit(db, request, now(), { action, objectKind, objectId: id })
        return link
      })
      void mail?.wake()
      return reply.code(201).send(ok(link))
    },
  })

  async function makeLink(
    db: Db,
    user: { id: string; email: string },
    purpose: AccountLinkPurpose,
    by: string,
  ) {
    if (mail) {
      const { expiresAt } = await mail.addAccountLink(db, user, purpose, by)
      return { address: null, expiresAt }
    }
    const { token, expiresAt } = await makeAccountLink(db, { userId: user.id, purpose, by }, now())
    return { address: `${settings.siteUrl}${accountLinkPath(token)}`, expiresAt }
  }
}
