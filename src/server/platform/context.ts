import type { EditedSiteDetails, SiteDetails } from '#contract/website/site-details.ts'
import type { Db } from './db/transact.ts'
import type { Documents } from './files/document-store.ts'
import type { Pictures } from './files/pictures.ts'
import type { FileStore } from './files/stores/file-store.ts'
import type { Vault } from './files/vault.ts'
import type { ResponseCache } from './http/response-cache.ts'
import type { Mail } from './mail.ts'
import type { Settings } from './settings/settings.ts'

/** A key that lines of the audit log are chained with. Its id tells which key a line needs. */
export type AuditKey = { id: string; secret: string }
/** The first one is for new lines, the others for lines that were written before. */
export type AuditKeys = [AuditKey, ...AuditKey[]]

/**
 * The site details as this process last read them. When the database does not answer, a page must
 * still show the phone number that staff saved instead of the built-in one.
 */
export type DetailsCache = {
  last(): SiteDetails
  /** Call it after the commit of a change. What visitors may not see is removed. */
  remember(details: SiteDetails): void
  /** Reads from the database, and throws when it does not answer. */
  read(): Promise<EditedSiteDetails>
}

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
