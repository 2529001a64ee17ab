import type { TeamMember } from '#contract/team.ts'
import { newId } from '../db/portable.ts'
import type { TeamMemberRow } from '../db/schema.ts'
import type { Db } from '../db/transact.ts'
import { fromStored, type StoredPicture, toPicture } from '../files/pictures.ts'
import { isVersion } from '../versions.queries.ts'

export type NewMember = {
  name: string
  position: string
  comment: string
  picture?: StoredPicture | null | undefined
}
export type MemberChanges = NewMember & {
  /** The version that was edited. If the row has a newer one, nothing is changed. */
  updatedAt?: string | undefined
}

/** In the order they were added. */
export async function listTeam(db: Db): Promise<TeamMember[]> {
  const rows = await db
    .selectFrom('team_members')
    .selectAll()
    .orderBy('created_at')
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

export async function createMember(
  db: Db,
  member: NewMember,
  now: Date,
  by: string | null = null,
): Promise<TeamMember> {
  const at = now.toISOString()
  const row = await db
    .insertInto('team_members')
    .values({
      id: newId(),
      name: member.name,
      position: member.position,
      comment: member.comment,
      picture: member.picture ? JSON.stringify(member.picture) : null,
      created_at: at,
      updated_at: at,
      updated_by: by,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
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
  const { name, position, comment, picture, updatedAt } = changes
  const row = await db
    .updateTable('team_members')
    .set({
      name,
      position,
      comment,
      picture: picture && JSON.stringify(picture),
      updated_at: now.toISOString(),
      updated_by: by,
    })
    .where('id', '=', id)
    .where(isVersion(updatedAt))
    .returningAll()
    .executeTakeFirst()
  return row && toTeamMember(row)
}

export async function deleteMember(db: Db, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('team_members')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

export async function listTeamPictures(db: Db): Promise<StoredPicture[]> {
  const rows = await db.selectFrom('team_members').select('picture').execute()
  return rows.flatMap((row) => fromStored(row.picture) ?? [])
}

function toTeamMember(row: TeamMemberRow): TeamMember {
  const picture = fromStored(row.picture)
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    position: row.position,
    comment: row.comment,
    image: picture?.path ?? '',
    picture: picture && toPicture(picture),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
