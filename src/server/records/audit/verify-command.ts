import type { Db } from '#server/platform/db/transact.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { knownAuditKeys } from './audit-keys.ts'
import { verifyLog } from './verify.ts'

/** `npm run office -- audit verify` */
export async function verifyCommand(db: Db, settings: Settings): Promise<string> {
  const { count, hash, problems } = await verifyLog(db, await knownAuditKeys(settings))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return `The audit log is complete and unchanged: ${count} lines. The last one has the hash ${hash}.`
}
