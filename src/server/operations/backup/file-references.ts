import type { StoredPicture } from '#contract/platform/pictures.ts'
import { type Schema, tableFacts } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { requireStoredName } from '#server/platform/files/documents.ts'
import { listPictureFiles } from '#server/platform/files/pictures.ts'
import { picturesInUse } from '#server/platform/files/pictures-in-use.queries.ts'
import { listAllFiles } from '#server/records/documents/documents.queries.ts'
import type { Row } from './tables.queries.ts'

/** A file in the store, and the record that refers to it. */
export type ReferencedFile = { name: string; owner: string }

/** Only the files that rows refer to: leftovers of crashes stay out of a backup. */
export async function listReferencedFiles(db: Db): Promise<ReferencedFile[]> {
  const pictures = (await picturesInUse(db)).flatMap(listPictureFiles)
  const documents = await listAllFiles(db)
  return [
    ...[...new Set(pictures)].map((name) => ({
      name: `pictures/${name}`,
      owner: 'a slide, an event, a team member or a text of the website',
    })),
    ...documents.map(({ storedName, owner }) => ({
      name: `documents/${requireStoredName(storedName)}`,
      owner,
    })),
  ]
}

const checkDocument = ({ stored_name }: Row) => requireStoredName(stored_name)
const checkPicture = ({ picture }: Row) =>
  picture === null ? [] : listPictureFiles(JSON.parse(String(picture)))

const checkPictures = ({ pictures }: Row) =>
  (JSON.parse(String(pictures)) as StoredPicture[]).flatMap(listPictureFiles)

/** The server will read and delete the files that rows refer to, so a changed backup must not choose the path. */
export function requireSafeFileNames(table: string, rows: Row[]) {
  try {
    const { hasDocument, hasPicture, hasPictures } = tableFacts[table as keyof Schema] ?? {}
    for (const row of rows) {
      if (hasDocument) checkDocument(row)
      if (hasPicture) checkPicture(row)
      if (hasPictures) checkPictures(row)
    }
  } catch (cause) {
    throw new Error(`A row of ${table} refers to a file name that the server never creates.`, {
      cause,
    })
  }
}
