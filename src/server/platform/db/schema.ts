import type { AccountTables } from './tables/accounts.ts'
import type { ApplicationTables } from './tables/applications.ts'
import type { AuditTables } from './tables/audit.ts'
import type { ContentTables } from './tables/content.ts'
import type { DisclosureTables } from './tables/disclosure.ts'
import type { FileTables } from './tables/files.ts'
import type { HistoryTables } from './tables/history.ts'
import type { JobTables } from './tables/jobs.ts'
import type { MailTables } from './tables/mail.ts'
import type { MessageTables } from './tables/messages.ts'
import type { OperationTables } from './tables/operation.ts'
import type { PrivacyTables } from './tables/privacy.ts'
import type { PrivateLinkTables } from './tables/private-links.ts'
import type { ReferralTables } from './tables/referrals.ts'

/**
 * Every table. Both databases store the same types: ids are UUIDv7 text, times ISO-8601 UTC text,
 * booleans 0 or 1, and structured values JSON text. `updated_by` is the id of the administrator who
 * saved a row last, or null when nobody in the office has changed it.
 */
export type Schema = AccountTables &
  AuditTables &
  ContentTables &
  MessageTables &
  ReferralTables &
  HistoryTables &
  FileTables &
  JobTables &
  ApplicationTables &
  DisclosureTables &
  PrivateLinkTables &
  MailTables &
  PrivacyTables &
  OperationTables

/** The tables whose rows have the columns of `Row`. */
export type TablesWith<Row> = {
  [Name in keyof Schema]: Schema[Name] extends Row ? Name : never
}[keyof Schema]

/** What an update sets: every column by name, undefined for a value that stays as it is. */
export type Changes<Row> = {
  [Column in Exclude<keyof Row, 'id' | 'created_at'>]: Row[Column] | undefined
}
