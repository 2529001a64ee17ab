import type { ReferralFileRow } from '#server/platform/db/tables/referrals.ts'
import type { Documents } from '#server/platform/files/document-store.ts'

/** What the person needs, as it was typed: empty when nothing was, null when it cannot be opened. */
export async function readNeeds(
  documents: Documents,
  files: ReferralFileRow[],
  onUnreadable: (error: unknown) => void,
): Promise<string | null> {
  const sealed = files.find(({ kind }) => kind === 'needs')
  if (!sealed) return ''
  const { id, kind, stored_name: storedName } = sealed
  try {
    return String(await documents.read({ id, kind, storedName }))
  } catch (error) {
    onUnreadable(error)
    return null
  }
}
