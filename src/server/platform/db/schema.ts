import type { AccountTables } from './tables/accounts.ts'
import type { HiringTables } from './tables/hiring.ts'
import type { MessageTables } from './tables/messages.ts'
import type { OperationTables } from './tables/operations.ts'
import type { RecordTables } from './tables/records.ts'
import type { ReferralTables } from './tables/referrals.ts'
import type { WebsiteTables } from './tables/website.ts'

/**
 * Every table. Both databases store the same types: ids are UUIDv7 text, times ISO-8601 UTC text,
 * booleans 0 or 1, and structured values JSON text. `updated_by` is the id of the administrator who
 * saved a row last, or null when nobody in the office has changed it. A feature whose table no other one reads adds it
 * beside its queries, with `declare module`.
 */
export interface Schema
  extends RecordTables,
    AccountTables,
    WebsiteTables,
    MessageTables,
    ReferralTables,
    HiringTables,
    OperationTables {}

/** The tables whose rows have the columns of `Row`. */
export type TablesWith<Row> = {
  [Name in keyof Schema]: Schema[Name] extends Row ? Name : never
}[keyof Schema]

/** What an update sets: every column by name, undefined for a value that stays as it is. */
export type Changes<Row> = {
  [Column in Exclude<keyof Row, 'id' | 'created_at'>]: Row[Column] | undefined
}

export type TableFacts = {
  /** The columns of its primary key. */
  key: string[]
  /**
   * Left out of backups: triggers fill it while the other rows are restored, or it says what this
   * installation has done by the clock, which means nothing to the one a backup is restored into.
   */
  notBackedUp?: 'derived' | 'of this installation'
  /** Whether its rows are content of the website, which `office site export` takes along. */
  site: boolean
  /**
   * What it holds about people outside the office: erased as one of the features' personal data or together
   * with the record it belongs to, kept for a reason, or nothing and why.
   */
  people: { erasedAs: string } | { erasedWith: string } | { kept: string } | { none: string }
  /** The rows name a picture in the column `picture`. A picture that no row names is swept away. */
  hasPicture?: true
  /** The rows name any number of them in the column `pictures`. */
  hasPictures?: true
  /** The rows name a sealed file in the column `stored_name`. */
  hasDocument?: true
}

const withApplication = { erasedWith: 'the application' }
const withReferral = { erasedWith: 'the referral' }
const withRecord = { erasedWith: 'the record it belongs to' }
const ofStaff = { kept: 'only about people who work in the office' }
const content = { none: 'public content that staff write' }
const rules = { none: 'a rule that staff set' }
const technical = { none: 'what the program needs to run' }

/**
 * What backups, the search for a person's data and the sweeps need to know about each table. A table
 * comes after those its rows refer to; leaving one out does not compile.
 */
const facts = {
  users: { key: ['id'], site: false, people: ofStaff },
  sessions: { key: ['id'], site: false, people: ofStaff },
  sign_in_failures: {
    key: ['account'],
    site: false,
    people: { kept: 'for a day, to refuse guessed passwords' },
  },
  second_factors: { key: ['user_id'], site: false, people: ofStaff },
  recovery_codes: { key: ['user_id', 'code_hash'], site: false, people: ofStaff },
  news_settings: { key: ['user_id'], site: false, people: ofStaff },
  sign_in_rules: { key: ['id'], site: false, people: rules },
  account_links: { key: ['id'], site: false, people: ofStaff },
  passkeys: { key: ['id'], site: false, people: ofStaff },
  audit_log: {
    key: ['id'],
    site: false,
    people: { kept: 'ids only, so that the log stays complete' },
  },
  audit_chain: { key: ['position'], site: false, people: technical },
  audit_chain_end: { key: ['id'], site: false, people: technical },
  hero_slides: { key: ['id'], site: true, people: content, hasPicture: true },
  events: { key: ['id'], site: true, people: content, hasPicture: true },
  team_members: { key: ['id'], site: true, people: ofStaff, hasPicture: true },
  testimonials: {
    key: ['id'],
    site: true,
    people: { kept: 'published with permission; staff delete it' },
  },
  contact_messages: { key: ['id'], site: false, people: { erasedAs: 'Contact messages' } },
  message_templates: { key: ['id'], site: true, people: content },
  jobs: { key: ['id'], site: true, people: content },
  job_tombstones: { key: ['id'], site: false, people: technical },
  applications: { key: ['id'], site: false, people: { erasedAs: 'Applications' } },
  application_files: { key: ['id'], site: false, people: withApplication, hasDocument: true },
  application_status_history: { key: ['id'], site: false, people: withApplication },
  application_reasons: { key: ['id'], site: false, people: rules },
  application_rules: { key: ['id'], site: false, people: rules },
  document_requests: { key: ['id'], site: false, people: withApplication },
  application_retention: { key: ['id'], site: false, people: rules },
  first_day_list: { key: ['id'], site: false, people: rules },
  interview_questions: { key: ['id'], site: false, people: rules },
  first_day_items: { key: ['id'], site: false, people: withApplication },
  disclosure_texts: { key: ['id'], site: false, people: content },
  disclosure_acknowledgements: { key: ['id'], site: false, people: withApplication },
  idempotency_keys: { key: ['key'], site: false, people: technical },
  referrals: { key: ['id'], site: false, people: { erasedAs: 'Referrals' } },
  referral_files: { key: ['id'], site: false, people: withReferral, hasDocument: true },
  referral_rules: { key: ['id'], site: false, people: rules },
  private_links: { key: ['id'], site: false, people: withRecord },
  record_history: { key: ['id'], site: false, people: withRecord },
  notes: { key: ['id'], site: false, people: withRecord },
  replies: { key: ['id'], site: false, people: withRecord },
  mail_outbox: { key: ['id'], site: false, people: { erasedAs: 'Mails that wait to be sent' } },
  mail_receipts: {
    key: ['recipient_hash', 'place'],
    site: false,
    people: { erasedAs: 'Receipts sent by mail' },
  },
  site_details: { key: ['id'], site: true, people: content },
  notices: { key: ['id'], site: true, people: content },
  look_pictures: { key: ['id'], site: true, people: content },
  look: { key: ['id'], site: true, people: content },
  record_versions: {
    key: ['kind', 'record_id', 'number'],
    site: false,
    people: withRecord,
    hasPicture: true,
    hasPictures: true,
  },
  deleted_records: {
    key: ['kind', 'record_id'],
    site: false,
    people: { kept: 'for 30 days, so that staff can put it back; an owner can erase it before' },
    hasPicture: true,
    hasPictures: true,
  },
  site_texts: { key: ['id'], site: true, people: content, hasPictures: true },
  translations: { key: ['kind', 'record_id', 'language'], site: true, people: withRecord },
  spanish_setting: { key: ['id'], site: false, people: rules },
  spanish_reviews: { key: ['text_id', 'hash'], site: false, people: ofStaff },
  removed_files: { key: ['stored_name'], site: false, people: technical, hasDocument: true },
  privacy_holds: { key: ['id'], site: false, people: { kept: 'until the hold is released' } },
  erasure_receipts: { key: ['id'], site: false, people: { none: 'counts without names' } },
  sample_records: { key: ['kind', 'record_id'], site: true, people: technical },
  milestones: { key: ['name'], site: false, people: technical },
  installation: { key: ['id'], site: false, people: technical },
  application_counts: { key: [], site: false, notBackedUp: 'derived', people: technical },
  change_counts: { key: [], site: false, notBackedUp: 'derived', people: technical },
  clock_state: { key: [], site: false, notBackedUp: 'of this installation', people: technical },
  due_records: { key: [], site: false, notBackedUp: 'of this installation', people: technical },
  scheduled_tasks: { key: [], site: false, notBackedUp: 'of this installation', people: technical },
  scheduled_runs: { key: [], site: false, notBackedUp: 'of this installation', people: technical },
  backups: { key: [], site: false, notBackedUp: 'of this installation', people: technical },
  instances: { key: [], site: false, notBackedUp: 'of this installation', people: technical },
  passkey_challenges: {
    key: [],
    site: false,
    notBackedUp: 'of this installation',
    people: technical,
  },
  rate_limits: {
    key: [],
    site: false,
    notBackedUp: 'of this installation',
    people: { kept: 'addresses of senders, for an hour at most' },
  },
} satisfies Record<keyof Schema, TableFacts>

export const tableFacts: Record<keyof Schema, TableFacts> = facts

/** The tables that `office site export` takes along. */
export type SiteTableName = {
  [Name in keyof Schema]: (typeof facts)[Name]['site'] extends true ? Name : never
}[keyof Schema]

/** The tables whose facts meet a condition, each after those its rows refer to. */
export const tablesWhere = (meets: (facts: TableFacts) => unknown) =>
  (Object.keys(tableFacts) as (keyof Schema)[]).filter((name) => meets(tableFacts[name]))
