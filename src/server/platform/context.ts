import type { AccountLinkPurpose } from '#contract/accounts/account-links.ts'
import type { Language } from '#contract/platform/language.ts'
import type { LinkPurpose } from '#contract/records/private-links.ts'
import type { MailFailure } from '#contract/records/timeline.ts'
import type { Look } from '#contract/website/look/brand.ts'
import type { EditedSiteDetails, SiteDetails } from '#contract/website/site-details.ts'
import type { SiteTexts } from '#contract/website/site-texts/sections.ts'
import type { Db } from './db/transact.ts'
import type { Documents } from './files/document-store.ts'
import type { Pictures } from './files/pictures.ts'
import type { FileStore } from './files/stores/file-store.ts'
import type { Vault } from './files/vault.ts'
import type { ResponseCache } from './http/response-cache.ts'
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
  last(language?: Language): SiteDetails
  /** Call it after the commit of a change. What visitors may not see is removed. */
  remember(details: SiteDetails): void
  /** Reads from the database, and throws when it does not answer. */
  read(language?: Language): Promise<EditedSiteDetails>
}

/** The look as this process last read it, for the same reason. */
export type LookCache = {
  last(): Look
  /** Call it after the commit of a change. */
  remember(look: Look): void
  /** Reads from the database, and throws when it does not answer. */
  read(): Promise<Look>
  /** Reads from the database, or gives the last known one when it does not answer. */
  current(): Promise<Look>
}

/** The texts of the page, with the rows of lists that are hidden. */
export type TextsCache = {
  /** Reads from the database, or gives the last known ones when it does not answer. */
  current(language?: Language): Promise<SiteTexts>
}

/** The site in Spanish. Both read from the database, or give the last known result when it does not answer. */
export type SpanishCache = {
  /** Whether visitors are shown it. */
  isOn(): Promise<boolean>
  /** The critical texts that a person has reviewed. */
  reviewed(): Promise<string[]>
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
  look: LookCache
  texts: TextsCache
  spanish: SpanishCache
  /** Undefined when mail is off. */
  mail: Mail | undefined
  jwtSecret: string
  auditKeys: AuditKeys
}

/** Who sent something through the website; they are answered in the language they wrote in. */
type Sender = { id: string; email: string; language?: Language | undefined }

/** Something that visitors sent through the website. */
export type Submission =
  | (Sender & {
      kind: 'application'
      position: string
      /** The position as the receipt names it. */
      shownPosition: string
    })
  | (Sender & { kind: 'message'; urgent: boolean })
  | (Sender & { kind: 'referral'; reference: string })
  | { kind: 'testimonial' }

/** What features do with mail. `messages/mail` sends it. */
export type Mail = {
  /** Who in the office gets notices. */
  to: string[]
  /**
   * Adds the notices and the receipt to the outbox, in the transaction that stores the submission. The
   * receipt of an application or a referral has a private link.
   */
  announce(db: Db, submission: Submission): Promise<void>
  /**
   * Adds a reply to the outbox, in the transaction that stores it, and returns the id of the mail. It can be taken back
   * until it is due.
   */
  addReply(db: Db, replyId: string, recipient: string, language: Language): Promise<string>
  /** Adds a mail with a private link to the outbox. The link gets its token when the mail is sent. */
  addLink(
    db: Db,
    record: Sender & { position: string },
    purpose: LinkPurpose,
    by: string,
  ): Promise<{ id: string; token: string; expiresAt: string }>
  /** The same with a one-time link to an account. `by` is null when someone asked for it without being signed in. */
  addAccountLink(
    db: Db,
    user: { id: string; email: string },
    purpose: AccountLinkPurpose,
    by: string | null,
  ): Promise<{ expiresAt: string }>
  /** Adds a notice to the outbox that the last backup failed. */
  announceFailedBackup(db: Db): Promise<void>
  /** Adds a notice to the outbox that tells someone in the office what happened, without names. */
  announceNews(db: Db, recipient: string, happened: string): Promise<void>
  /** Sends a mail at once. Answers why it was not sent, or null. */
  sendTest(recipient: string): Promise<MailFailure | null>
  /** Sends what is due, and answers how many mails that were. */
  sendDue(): Promise<number>
  /** Sends now what was just written, without making a visitor wait. */
  wake(): Promise<void>
  /**
   * Waits for a mail that the mail server has and did not answer yet. Without an answer in time it is
   * given up, because it may have arrived. Any other mail is sent after the next start.
   */
  stop(): Promise<void>
}
