import { type EditedNotice, type NoticeId, noticeIds } from '#contract/website/notices.ts'
import { toFlag } from '#server/platform/db/portable.ts'
import type { NoticeRow } from '#server/platform/db/tables/website.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { matchesVersion } from '#server/records/versions/versions.queries.ts'

/** Every notice in the order of their page, also those that nobody has written yet. */
export async function listNotices(db: Db): Promise<EditedNotice[]> {
  const rows = await db.selectFrom('notices').selectAll().execute()
  return noticeIds.map((id) => {
    const row = rows.find((each) => each.id === id)
    return row ? toNotice(row) : { id, text: '', easyText: '', published: false, updatedAt: '' }
  })
}

export const listPublishedNotices = async (db: Db) =>
  (await listNotices(db)).filter(({ published }) => published)

export const hasPublishedNotice = async (db: Db) => (await listPublishedNotices(db)).length > 0

export const findNotice = async (db: Db, id: NoticeId) =>
  (await listNotices(db)).find((notice) => notice.id === id)

/** Saves the texts, unless `version` is given and the stored one is newer. */
export async function saveNotice(
  db: Db,
  { id, text, easyText }: Pick<EditedNotice, 'id' | 'text'> & { easyText?: string | undefined },
  version: string | undefined,
  now: Date,
  by: string,
): Promise<EditedNotice | undefined> {
  const values = {
    text,
    ...(easyText !== undefined && { easy_text: easyText }),
    updated_at: now.toISOString(),
    updated_by: by,
  }
  const row = await db
    .insertInto('notices')
    .values({ id, published: 0, easy_text: '', ...values })
    .onConflict((stored) =>
      stored.column('id').doUpdateSet(values).where(matchesVersion(version, 'notices.updated_at')),
    )
    .returningAll()
    .executeTakeFirst()
  return row && toNotice(row)
}

/** Publishes a notice that is written or takes it back, unless the stored version is newer. */
export async function setNoticePublished(
  db: Db,
  { id, published }: Pick<EditedNotice, 'id' | 'published'>,
  version: string | undefined,
  now: Date,
  by: string,
): Promise<EditedNotice | undefined> {
  const row = await db
    .updateTable('notices')
    .set({ published: toFlag(published), updated_at: now.toISOString(), updated_by: by })
    .where('id', '=', id)
    .where(matchesVersion(version))
    .returningAll()
    .executeTakeFirst()
  return row && toNotice(row)
}

export const toNotice = (row: NoticeRow): EditedNotice => ({
  id: row.id,
  text: row.text,
  easyText: row.easy_text ?? '',
  published: row.published === 1,
  updatedAt: row.updated_at,
})
