import { filesOf } from '../files/pictures.ts'
import { requireStoredName } from '../files/stored-name.ts'
import type { Row } from './tables.ts'

const document = ({ stored_name }: Row) => requireStoredName(stored_name)
const picture = ({ picture }: Row) => (picture === null ? [] : filesOf(JSON.parse(String(picture))))

/** The tables whose rows name files. */
const named = new Map<string, (row: Row) => unknown>([
  ['application_files', document],
  ['removed_files', document],
  ['hero_slides', picture],
  ['events', picture],
  ['team_members', picture],
])

/** The server reads and removes the files that rows name: none may be named as the server never would. */
export function requireOwnFileNames(table: string, rows: Row[]) {
  try {
    for (const row of rows) named.get(table)?.(row)
  } catch (cause) {
    throw new Error(`A row of ${table} names a file in a way that is not ours.`, { cause })
  }
}
