import type { Disclosure, DisclosureText } from '#contract/hiring/disclosure.ts'
import type { Language } from '#contract/platform/language.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { DisclosureTextRow } from '#server/platform/db/tables/hiring.ts'
import type { Db } from '#server/platform/db/transact.ts'

/** The newest text; one with the version 0 while nobody has written any. */
export async function findText(db: Db): Promise<DisclosureText> {
  const row = await db
    .selectFrom('disclosure_texts')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toText(row) : { id: '', version: 0, text: '', spanish: '', updatedAt: '' }
}

/** Adds a new version, unless another one is newer than the one that was edited. */
export async function addText(
  db: Db,
  { text, spanish }: { text: string; spanish?: string | undefined },
  { edited, now, by }: { edited: string | undefined; now: Date; by: string },
): Promise<DisclosureText | undefined> {
  const newest = await findText(db)
  if (edited !== undefined && edited !== newest.updatedAt) return undefined
  const row = {
    id: newId(),
    version: newest.version + 1,
    text,
    spanish: spanish ?? newest.spanish,
    updated_at: now.toISOString(),
    updated_by: by,
  }
  const added = await db
    .insertInto('disclosure_texts')
    .values(row)
    // Someone else added this version at the same moment.
    .onConflict((stored) => stored.column('version').doNothing())
    .returningAll()
    .executeTakeFirst()
  return added && toText(added)
}

const toText = ({ id, version, text, spanish, updated_at }: DisclosureTextRow): DisclosureText => ({
  id,
  version,
  text,
  spanish,
  updatedAt: updated_at,
})

/** Every acknowledgement of an application, oldest first. */
export function listAcknowledgements(db: Db, applicationId: string) {
  return db
    .selectFrom('disclosure_acknowledgements as a')
    .innerJoin('disclosure_texts as t', 't.id', 'a.text_id')
    .select(['a.id', 'a.name', 'a.language', 'a.acknowledged_at as at', 't.version'])
    .where('a.application_id', '=', applicationId)
    .orderBy('t.version')
    .execute()
}

export async function findDisclosure(db: Db, applicationId: string): Promise<Disclosure> {
  const { version } = await findText(db)
  const last = (await listAcknowledgements(db, applicationId)).at(-1)
  if (!last) return { version, acknowledged: null }
  const { name, language, at } = last
  return { version, acknowledged: { version: last.version, name, language, at } }
}

/** Returns false when this version was acknowledged before: the first time counts. */
export async function addAcknowledgement(
  db: Db,
  {
    applicationId,
    textId,
    name,
    language,
  }: { applicationId: string; textId: string; name: string; language: Language },
  now: Date,
): Promise<boolean> {
  const added = await db
    .insertInto('disclosure_acknowledgements')
    .values({
      id: newId(),
      application_id: applicationId,
      text_id: textId,
      name,
      language,
      acknowledged_at: now.toISOString(),
    })
    .onConflict((stored) => stored.columns(['application_id', 'text_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}
