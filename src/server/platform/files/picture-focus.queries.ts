import type { PictureFocus } from '#contract/platform/files.ts'
import { withFocus } from '#contract/platform/pictures.ts'
import type { Db } from '../db/transact.ts'
import { fromStored } from './pictures.ts'

/** The stored picture with another part in view; undefined if there is none, or nothing to change. */
export async function refocused(
  db: Db,
  table: 'events' | 'hero_slides' | 'team_members',
  id: string,
  focus: PictureFocus | undefined,
) {
  if (focus === undefined) return undefined
  const row = await db.selectFrom(table).select('picture').where('id', '=', id).executeTakeFirst()
  const picture = fromStored(row?.picture ?? null)
  return picture ? withFocus(picture, focus) : undefined
}
