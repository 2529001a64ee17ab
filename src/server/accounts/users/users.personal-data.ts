import type { UserRow } from '#server/platform/db/tables/accounts.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { PersonalData, StoredRecord } from '#server/records/personal-data.ts'
import { findUserByEmail } from './users.queries.ts'

export const accountData: PersonalData = {
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
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'user_agent', 'ip'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
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
    ],
    history: sessions.map(({ created_at, user_agent, ip }) => ({
      at: created_at,
      text: ['Signed in', ip, user_agent].filter(Boolean).join(', '),
    })),
    documents: [],
  }
}
