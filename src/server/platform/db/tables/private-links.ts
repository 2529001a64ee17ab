import type { AskedKind, LinkPurpose } from '#contract/records/private-links.ts'

/** Deleting the application deletes its links and requests too. */
export type PrivateLinkTables = {
  private_links: PrivateLinkRow
  document_requests: DocumentRequestRow
}

export type PrivateLinkRow = {
  id: string
  /** A hash, so that nobody who reads the database can use the link. */
  token_hash: string
  purpose: LinkPurpose
  application_id: string
  /** The mail that takes it to the applicant. Each attempt to send that mail makes a new token. */
  mail_id: string | null
  created_at: string
  /** Null when it was sent with the receipt. */
  created_by: string | null
  expires_at: string
  revoked_at: string | null
  last_used_at: string | null
}

/** A document that staff asked an applicant for. */
export type DocumentRequestRow = {
  id: string
  application_id: string
  kind: AskedKind
  note: string
  created_at: string
  created_by: string
  /** Null until a file has arrived. */
  received_at: string | null
}
