import { picturesInUse } from '#server/pictures-in-use.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { filesOf } from '#server/platform/files/pictures.ts'
import { requireStoredName } from '#server/platform/files/stored-name.ts'
import { listAllFiles } from '#server/records/documents/document-rows.queries.ts'
import type { Row } from './tables.ts'

/** A file in the store, and the record that refers to it. */
export type ReferencedFile = { name: string; owner: string }

/** Only the files that rows refer to: leftovers of crashes stay out of a backup. */
export async function listReferencedFiles(db: Db): Promise<ReferencedFile[]> {
  const pictures = (await picturesInUse(db)).flatMap(filesOf)
  const documents = await listAllFiles(db)
  return [
    ...[...new Set(pictures)].map((name) => ({
      name: `pictures/${name}`,
      owner: 'a slide, an event or a team member',
    })),
    ...documents.map(({ storedName, owner }) => ({
      name: `documents/${requireStoredName(storedName)}`,
      owner,
    })),
  ]
}

const checkDocument = ({ stored_name }: Row) => requireStoredName(stored_name)
const checkPicture = ({ picture }: Row) =>
  picture === null ? [] : filesOf(JSON.parse(String(picture)))

const checks = new Map<string, (row: Row) => unknown>([
  ['application_files', checkDocument],
  ['referral_files', checkDocument],
  ['removed_files', checkDocument],
  ['hero_slides', checkPicture],
  ['events', checkPicture],
  ['team_members', checkPicture],
])

/** The server will read and delete the files that rows refer to, so a changed backup must not choose the path. */
export function requireSafeFileNames(table: string, rows: Row[]) {
  try {
    for (const row of rows) checks.get(table)?.(row)
  } catch (cause) {
    throw new Error(`A row of ${table} refers to a file name that the server never creates.`, {
      cause,
    })
  }
}
