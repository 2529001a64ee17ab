import type { Db } from './db/transact.ts'
import type { Documents } from './files/document-store.ts'
import type { Pictures } from './files/pictures.ts'
import type { ResponseCache } from './http/response-cache.ts'
import type { Mail } from './mail/mail.ts'
import type { Settings } from './settings.ts'
import type { KnownDetails } from './site-details/known-details.ts'

/** What the features are given. Each takes the parts it needs. */
export type Context = {
  settings: Settings
  db: Db
  /** The time; tests hand in their own. */
  now: () => Date
  pictures: Pictures
  documents: Documents
  responseCache: ResponseCache
  details: KnownDetails
  /** Not there when mail is off. */
  mail: Mail | undefined
  jwtSecret: string
}
