import { firstReasons } from '#content/hiring.ts'
import type { Reasons } from '#contract/hiring/application-handling.ts'
import type { Db } from '#server/platform/db/transact.ts'
import {
  type EditedLines,
  findLines,
  saveLines,
} from '#server/records/versions/edited-lines.queries.ts'

const table = 'application_reasons'

export const findReasons = async (db: Db) => toReasons(await findLines(db, table, firstReasons))

export async function saveReasons(
  db: Db,
  reasons: string[],
  edit: Parameters<typeof saveLines>[3],
) {
  const saved = await saveLines(db, table, reasons, edit)
  return saved && toReasons(saved)
}

const toReasons = ({ lines: reasons, updatedAt }: EditedLines): Reasons => ({ reasons, updatedAt })
