import type { SentByVisitors } from '#content/what-visitors-send.ts'
import type { Person, PersonalRecord } from '#contract/records/privacy.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { DocumentFileRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { StoredDocument } from '#server/platform/files/document-store.ts'

/** A record with what is needed to open its documents, which no response contains. */
export type StoredRecord = Omit<PersonalRecord, 'documents'> & {
  documents: (Pick<StoredDocument, 'id' | 'kind' | 'storedName' | 'type' | 'size'> & {
    /** The name its sender gave it. */
    name: string
  })[]
}

export const toStoredDocument = (file: DocumentFileRow): StoredRecord['documents'][number] => ({
  id: file.id,
  kind: file.kind,
  storedName: file.stored_name,
  type: file.type,
  name: file.original_name,
  size: file.size,
})

/** What a feature stores about people. A feature that stores anything has one in its description. */
export type PersonalData = {
  /** The plural that the page, the export and the receipt use. */
  label: string
  /** Where the public privacy notice speaks of it; null for what visitors do not send. */
  notice: SentByVisitors | null
  /** What its records are called in the audit log; left out when opening them is not recorded. */
  auditKind?: RecordKind
  /** The records of a person, oldest first. */
  find: (db: Db, person: Person) => Promise<StoredRecord[]>
} & (
  | {
      /** Deletes a record, and marks its documents for deletion. Returns false when it was already gone. */
      erase: (db: Db, id: string, now: Date) => Promise<boolean>
    }
  | {
      /** Why it is not erased. */
      kept: string
    }
)
