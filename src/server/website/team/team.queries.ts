import type { Complete } from '#contract/platform/common.ts'
import { type StoredPicture, toPicture } from '#contract/platform/pictures.ts'
import type { TeamMember, TeamMemberInput } from '#contract/website/team.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { Changes } from '#server/platform/db/schema.ts'
import type { TeamMemberRow } from '#server/platform/db/tables/website.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { refocused } from '#server/platform/files/picture-focus.queries.ts'
import { fromStored } from '#server/platform/files/pictures.ts'
import { type Found, rowsWith } from '#server/records/search/finder.ts'
import { deleteFromOrder, nextPlace } from '#server/records/versions/list-order.queries.ts'
import { matchesVersion } from '#server/records/versions/versions.queries.ts'

export type NewMember = Omit<TeamMemberInput, 'removeImage' | 'updatedAt'> & {
  picture?: StoredPicture | null | undefined
}
type MemberChanges = NewMember & {
  /** The version that was edited. If the row has a newer one, nothing is changed. */
  updatedAt?: string | undefined
}

/** In the order that staff put them in. */
export async function listTeam(db: Db): Promise<TeamMember[]> {
  const rows = await db
    .selectFrom('team_members')
    .selectAll()
    .orderBy('list_order')
    .orderBy('id')
    .execute()
  return rows.map(toTeamMember)
}

export async function findMember(db: Db, id: string): Promise<TeamMember | undefined> {
  const row = await db
    .selectFrom('team_members')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toTeamMember(row)
}

/** A new member is last. */
export async function createMember(
  db: Db,
  member: NewMember,
  now: Date,
  by: string | null = null,
): Promise<TeamMember> {
  const at = now.toISOString()
  const row: TeamMemberRow = {
    id: newId(),
    name: member.name,
    position: member.position,
    comment: member.comment,
    picture: member.picture ? JSON.stringify(member.picture) : null,
    picture_description: member.imageDescription ?? '',
    list_order: await nextPlace(db, 'team_members'),
    created_at: at,
    updated_at: at,
    updated_by: by,
  }
  await db.insertInto('team_members').values(row).execute()
  return toTeamMember(row)
}

/** An undefined picture stays; `picture: null` removes it. */
export async function updateMember(
  db: Db,
  id: string,
  changes: MemberChanges,
  now: Date,
  by: string,
) {
  const { name, position, comment, imageDescription, imageFocus, updatedAt } = changes
  const picture =
    changes.picture === undefined
      ? await refocused(db, 'team_members', id, imageFocus)
      : changes.picture
  const values: Changes<TeamMemberRow> = {
    name,
    position,
    comment,
    picture: picture && JSON.stringify(picture),
    picture_description: imageDescription,
    list_order: undefined,
    updated_at: now.toISOString(),
    updated_by: by,
  }
  const row = await db
    .updateTable('team_members')
    .set(values)
    .where('id', '=', id)
    .where(matchesVersion(updatedAt))
    .returningAll()
    .executeTakeFirst()
  return row && toTeamMember(row)
}

export const deleteMember = (db: Db, id: string) => deleteFromOrder(db, 'team_members', id)

export function toTeamMember(row: TeamMemberRow): Complete<TeamMember> {
  const picture = fromStored(row.picture)
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    position: row.position,
    comment: row.comment,
    image: picture?.path ?? '',
    picture: picture && toPicture(picture),
    imageDescription: row.picture_description || undefined,
    order: row.list_order,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export async function searchTeam(db: Db, text: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('team_members')
    .select(['id', 'name', 'position', 'comment'])
    .orderBy('created_at', 'desc')
    .execute()
  const found = rowsWith(rows, text, (row) => [row.name, row.position, row.comment])
  return found.map(({ id, name, position }) => ({ id, title: name, detail: position, at: null }))
}
