import type { Kysely } from 'kysely'
import { addAccountTables } from '../baseline/accounts.ts'
import { addHiringTables } from '../baseline/hiring.ts'
import { addMessageTables } from '../baseline/messages.ts'
import { addOperationTables, addPlatformTables } from '../baseline/operations.ts'
import { addRecordTables } from '../baseline/records.ts'
import { addReferralTables } from '../baseline/referrals.ts'
import { addWebsiteTables } from '../baseline/website.ts'

/** All tables. A room comes after those that its tables refer to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addPlatformTables(db)
  await addAccountTables(db)
  await addWebsiteTables(db)
  await addHiringTables(db)
  await addReferralTables(db)
  await addMessageTables(db)
  await addRecordTables(db)
  await addOperationTables(db)
}
