import type { Mail } from '#server/messages/mail/mail.ts'
import type { AuditKeys } from '#server/records/audit/audit-keys.ts'
import type { DetailsCache } from '#server/website/site-details/details-cache.ts'
import type { Db } from './db/transact.ts'
import type { Documents } from './files/document-store.ts'
import type { Pictures } from './files/pictures.ts'
import type { FileStore } from './files/stores/file-store.ts'
import type { Vault } from './files/vault.ts'
import type { ResponseCache } from './http/response-cache.ts'
import type { Settings } from './settings.ts'

/** What every feature receives. Each takes the parts it needs. */
export type Context = {
  settings: Settings
  db: Db
  /** The current time; tests pass their own clock. */
  now: () => Date
  /** Where pictures and documents are stored. */
  files: FileStore
  pictures: Pictures
  documents: Documents
  vault: Vault
  responseCache: ResponseCache
  details: DetailsCache
  /** Undefined when mail is off. */
  mail: Mail | undefined
  jwtSecret: string
  auditKeys: AuditKeys
}
