import type { Db } from '#server/platform/db/transact.ts'
import { type AuditEntry, audit, commandLine, startChain } from './audit.queries.ts'
import { auditKeys, type KeySettings } from './audit-keys.ts'

/** Writes a line for a command on the server. It may be the first program to run after an upgrade. */
export async function auditCommand(db: Db, settings: KeySettings, now: Date, entry: AuditEntry) {
  const caller = commandLine(await auditKeys(settings))
  await startChain(db, caller, now)
  await audit(db, caller, now, entry)
}
