export type PrivacyTables = {
  privacy_holds: PrivacyHoldRow
  erasure_receipts: ErasureReceiptRow
}

/** A reason not to erase what is stored about a person. Releasing the hold deletes it. */
type PrivacyHoldRow = {
  id: string
  /** Empty when it was not given, like the phone. */
  email: string
  phone: string
  reason: string
  created_at: string
  created_by: string
}

/** That something was erased, without the name or address of the person. */
type ErasureReceiptRow = {
  id: string
  erased_at: string
  erased_by: string
  /** A JSON list of labels and counts. */
  erased: string
}
