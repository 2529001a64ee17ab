import { type UserChange, userCalls, userMessages, userSchemas } from '#contract/accounts/users.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { Context } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/tables/accounts.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import { namesIn } from '#server/records/audit/names.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import type { PersonalData, StoredRecord } from '#server/records/personal-data.ts'
import { listPasskeys } from '../passkeys/passkeys.queries.ts'
import { hashPassword, refuseCommonPassword } from '../passwords/passwords.ts'
import { listSignIns } from '../sessions/sessions.queries.ts'
import { invitationRoutes } from './invitations.routes.ts'
import { addUser, changeRole, deactivate, replacePassword } from './manage-users.ts'
import {
  findUser,
  findUserByEmail,
  listUsers,
  setActive,
  setEditor,
  setUsername,
  toUser,
} from './users.queries.ts'

const objectKind = 'administrator'

async function userRoutes(app: App, { db, now }: Context) {
  routes(app, userCalls, userSchemas, {
    list: async () => ok((await listUsers(db)).map(toUser)),

    create: async (request, reply) => {
      const { password, ...user } = request.body
      await refuseCommonPassword(password, 'password')
      const passwordHash = await hashPassword(password)
      const row = await transact(db, async (db) => {
        const row = await addUser(db, { ...user, passwordHash }, now())
        await setEditor(db, row.id, getActor(request).user._id)
        await audit(db, request, now(), { action: 'added', objectKind, objectId: row.id })
        return row
      })
      return reply.code(201).send(ok(toUser(row)))
    },

    change: async (request) => {
      const { id } = request.params
      const { password, active, role } = request.body
      if (id === getActor(request).user._id) {
        if (active === false) throw conflict(userMessages.self)
        if (role !== undefined && role !== getActor(request).user.role) {
          throw conflict(userMessages.ownRole)
        }
        // Nobody may take over the account at an unattended computer.
        if (password !== undefined) throw conflict(userMessages.ownPassword)
      }
      if (password !== undefined) await refuseCommonPassword(password, 'password')
      const passwordHash = password === undefined ? undefined : await hashPassword(password)
      const row = await transact(db, async (db) => {
        const actions = await apply(db, id, { ...request.body, passwordHash })
        if (actions.length > 0) await setEditor(db, id, getActor(request).user._id)
        for (const action of actions) {
          await audit(db, request, now(), { action, objectKind, objectId: id })
        }
        return findUser(db, id)
      })
      if (!row) throw notFound('Administrator')
      return ok(toUser(row))
    },
  })

  type Change = Omit<UserChange, 'password'> & { passwordHash: string | undefined }

  /** Skips what would change nothing, and returns the actions for the audit log. */
  async function apply(db: Db, id: string, { active, username, role, passwordHash }: Change) {
    const before = await findUser(db, id)
    if (!before) throw notFound('Administrator')
    const actions: AuditAction[] = []
    if (username !== undefined && username !== before.username) {
      await setUsername(db, id, username, now())
      actions.push('renamed')
    }
    if (role !== undefined && role !== before.role) {
      await changeRole(db, id, role, now())
      actions.push(`changed-role:${before.role}:${role}`)
    }
    if (passwordHash !== undefined) {
      await replacePassword(db, id, { hash: passwordHash, generated: false }, now())
      actions.push('set-password')
    }
    if (active === false && before.active === 1) {
      await deactivate(db, id, now())
      actions.push('deactivated')
    }
    if (active === true && before.active === 0) {
      await setActive(db, id, true, now())
      actions.push('reactivated')
    }
    return actions
  }
}

const accountData: PersonalData = {
  label: 'Administrator accounts',
  notice: null,
  auditKind: 'administrator',
  find: async (db, { email }) => {
    const user = await findUserByEmail(db, email)
    return user ? [await toRecord(db, user)] : []
  },
  kept: 'An account stays, because the audit log refers to it. Deactivate it under Administrators.',
}

async function toRecord(db: Db, user: UserRow): Promise<StoredRecord> {
  const passkeys = await listPasskeys(db, user.id)
  const sessions = await listSignIns(db, user.id)
  return {
    id: user.id,
    at: user.created_at,
    title: user.username,
    email: user.email,
    phone: '',
    details: [
      { label: 'Name', text: user.username },
      { label: 'Email', text: user.email },
      { label: 'Role', text: user.role },
      { label: 'Account', text: user.active === 1 ? 'active' : 'deactivated' },
      ...passkeys.map(({ name }) => ({ label: 'Passkey', text: name })),
    ],
    history: sessions.map(({ created_at, user_agent, ip }) => ({
      at: created_at,
      text: ['Signed in', ip, user_agent].filter(Boolean).join(', '),
    })),
    documents: [],
  }
}

export const users: Feature = {
  names: { administrator: namesIn('users', 'username') },
  calls: async (app, context) => {
    await userRoutes(app, context)
    await invitationRoutes(app, context)
  },
  personalData: [accountData],
}
