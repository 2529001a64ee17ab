export type DocumentType = 'pdf' | 'doc' | 'docx' | 'jpg' | 'png' | 'txt'

/** What applicants send, what comes with a referral, and what a referral says about needs. */
export type DocumentKind = 'resume' | 'identification' | 'referral' | 'needs'

export type FileTables = {
  idempotency_keys: IdempotencyKeyRow
  removed_files: RemovedFileRow
}

/** A sealed file. Each kind of record has a table of its own for its files. */
export type DocumentFileRow = {
  id: string
  kind: DocumentKind
  /** In the order they were sent. */
  place: number
  /** A random name, used on disk and in the address. */
  stored_name: string
  original_name: string
  type: DocumentType
  size: number
  /** Checksum of the file as it was sent. */
  sha256: string
  /** The name of the key it is encrypted with. */
  key_name: string
}

export type IdempotencyKeyRow = {
  /** A hash of the key that the sender gave, or of the content itself. */
  key: string
  content_hash: string
  /** The application or referral that was stored. */
  record_id: string
  created_at: string
}

/** A file whose rows are deleted and that is still to be deleted from the disk. */
type RemovedFileRow = { stored_name: string; removed_at: string }
