export type DisclosureTables = {
  disclosure_texts: DisclosureTextRow
  disclosure_acknowledgements: AcknowledgementRow
}

/** A version of the text. It is never changed, because people acknowledged it. */
export type DisclosureTextRow = {
  id: string
  version: number
  text: string
  updated_at: string
  updated_by: string | null
}

/** That someone acknowledged a version. Deleting the application deletes it too. */
type AcknowledgementRow = {
  id: string
  application_id: string
  text_id: string
  /** What the person typed. */
  name: string
  acknowledged_at: string
}
