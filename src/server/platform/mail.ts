import type { LinkPurpose } from '#contract/records/private-links.ts'
import type { MailFailure } from '#contract/records/timeline.ts'
import type { Db } from './db/transact.ts'

/** Something that visitors sent through the website. */
export type Submission =
  | { kind: 'application'; id: string; email: string; position: string }
  | { kind: 'message'; id: string; email: string }
  | { kind: 'referral'; id: string; email: string; reference: string }
  | { kind: 'testimonial' }

/** What features do with mail. `messages/mail` sends it. */
export type Mail = {
  /** Who in the office gets notices. */
  to: string[]
  /**
   * Adds the notices and the receipt to the outbox, in the transaction that stores the submission. The
   * receipt of an application has a private link.
   */
  announce(db: Db, submission: Submission): Promise<void>
  /** Adds a reply to the outbox, in the transaction that stores it. It can be taken back until it is due. */
  addReply(db: Db, replyId: string, recipient: string): Promise<void>
  /** Adds a mail with a private link to the outbox. The link gets its token when the mail is sent. */
  addLink(
    db: Db,
    record: { id: string; email: string; position: string },
    purpose: LinkPurpose,
    by: string,
  ): Promise<{ id: string; token: string; expiresAt: string }>
  /** Adds a notice to the outbox that the last backup failed. */
  announceFailedBackup(db: Db): Promise<void>
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
