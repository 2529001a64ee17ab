import { noticeTitles } from '#content/notices.ts'
import { type AuditLine, deletedName } from '#contract/records/audit.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { AuditRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { readAction } from './read-action.ts'

type Named = { id: string; name: string }

/** The log stores ids only. Readers see today's names, and no names of deleted records. */
export async function withNames(db: Db, rows: AuditRow[]): Promise<AuditLine[]> {
  const people = await findNames(db, 'administrator', rows, (row) => row.actor_id)
  const kinds = new Set(rows.map((row) => row.object_kind))
  const objects = new Map<string, Map<string, string>>()
  for (const kind of kinds) {
    const ofKind = rows.filter((row) => row.object_kind === kind)
    objects.set(kind, await findNames(db, kind, ofKind, (row) => row.object_id))
  }
  return rows.map((row) => ({
    _id: row.id,
    id: row.id,
    at: row.at,
    person: nameIn(people, row.actor_id),
    personId: row.actor_id,
    ...readAction(row),
    kind: row.object_kind,
    objectId: row.object_id,
    name: nameIn(objects.get(row.object_kind), row.object_id),
    ip: row.ip ?? '',
  }))
}

const nameIn = (names: Map<string, string> | undefined, id: string | null) =>
  id === null ? '' : (names?.get(id) ?? deletedName)

async function findNames(
  db: Db,
  kind: string,
  rows: AuditRow[],
  getId: (row: AuditRow) => string | null,
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(getId))].filter((id) => id !== null)
  const find = isKind(kind) ? finders[kind] : undefined
  if (!find || ids.length === 0) return new Map()
  const found = await find(db, ids)
  return new Map(found.map(({ id, name }) => [id, name]))
}

const isKind = (kind: string): kind is RecordKind => kind in finders

const finders: Record<RecordKind, (db: Db, ids: string[]) => Promise<Named[]>> = {
  // Not a single record.
  'sample content': async () => [],
  administrator: (db, ids) =>
    db.selectFrom('users').select(['id', 'username as name']).where('id', 'in', ids).execute(),
  session: (db, ids) =>
    db
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['s.id', 'u.username as name'])
      .where('s.id', 'in', ids)
      .execute(),
  application: findApplicants,
  resume: findApplicantsOfFiles,
  'identification document': findApplicantsOfFiles,
  'contact message': (db, ids) =>
    db.selectFrom('contact_messages').select(['id', 'name']).where('id', 'in', ids).execute(),
  referral: findReferred,
  'referral file': findReferred,
  'message template': (db, ids) =>
    db.selectFrom('message_templates').select(['id', 'name']).where('id', 'in', ids).execute(),
  testimonial: (db, ids) =>
    db.selectFrom('testimonials').select(['id', 'name']).where('id', 'in', ids).execute(),
  'team member': (db, ids) =>
    db.selectFrom('team_members').select(['id', 'name']).where('id', 'in', ids).execute(),
  job: (db, ids) =>
    db.selectFrom('jobs').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  event: (db, ids) =>
    db.selectFrom('events').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  'hero slide': (db, ids) =>
    db.selectFrom('hero_slides').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  backup: async () => [],
  'audit log': async () => [],
  // There is only one record, without a name.
  'site details': async () => [],
  notice: async () => Object.entries(noticeTitles).map(([id, name]) => ({ id, name })),
  // The log must not say whose data it was.
  'personal data': async () => [],
  files: async () => [],
  server: async () => [],
}

/** A line is about a file. Older ones are about its application. */
async function findApplicantsOfFiles(db: Db, ids: string[]): Promise<Named[]> {
  const files = await db
    .selectFrom('application_files as f')
    .innerJoin('applications as a', 'a.id', 'f.application_id')
    .select(['f.id', 'a.first_name', 'a.last_name'])
    .where('f.id', 'in', ids)
    .execute()
  return [...files.map(toNamed), ...(await findApplicants(db, ids))]
}

/** By its reference, because a log must not name who needs support. */
function findReferred(db: Db, ids: string[]): Promise<Named[]> {
  return db
    .selectFrom('referrals')
    .select(['id', 'reference as name'])
    .where('id', 'in', ids)
    .execute()
}

async function findApplicants(db: Db, ids: string[]): Promise<Named[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(toNamed)
}

const toNamed = (row: { id: string; first_name: string; last_name: string }): Named => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`,
})
