import type {
  MessageTemplate,
  TemplateForm,
  TemplateInput,
  TemplateKind,
} from '#contract/messages/templates.ts'
import type { Complete } from '#contract/platform/common.ts'
import type { SpanishTexts } from '#contract/records/spanish.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { Changes } from '#server/platform/db/schema.ts'
import type { MessageTemplateRow } from '#server/platform/db/tables/messages.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { listSpanish } from '#server/records/versions/translations.queries.ts'
import { matchesVersion } from '#server/records/versions/versions.queries.ts'

/** When a database got the templates of a kind that come with the product. */
export const templatesAdded = (kind: TemplateKind) => `${kind} templates`

/** In the order they were added. */
export async function listTemplates(db: Db): Promise<MessageTemplate[]> {
  const rows = await db
    .selectFrom('message_templates')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const spanish = await listSpanish(db, 'message template')
  return rows.map((row) => ({ ...toTemplate(row), ...bothTexts(spanish.get(row.id)) }))
}

/** Half of a message in another language would not be understood. */
function bothTexts(stored = '{}') {
  const { subject, text }: SpanishTexts = JSON.parse(stored)
  return subject && text && { spanish: { subject: subject.es, text: text.es } }
}

export async function findTemplate(db: Db, id: string): Promise<MessageTemplate | undefined> {
  const row = await db
    .selectFrom('message_templates')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toTemplate(row)
}

export async function createTemplate(
  db: Db,
  { kind, name, subject, text, decision = '' }: TemplateForm,
  now: Date,
  by: string | null = null,
): Promise<MessageTemplate> {
  const at = now.toISOString()
  const row: MessageTemplateRow = {
    id: newId(),
    kind,
    name,
    subject,
    text,
    decision: kind === 'application' ? decision : '',
    created_at: at,
    updated_at: at,
    updated_by: by,
  }
  await db.insertInto('message_templates').values(row).execute()
  return toTemplate(row)
}

/** Undefined when the row is gone or has a newer version than the one that was edited. */
export async function updateTemplate(
  db: Db,
  id: string,
  { kind, name, subject, text, decision, updatedAt }: TemplateInput,
  now: Date,
  by: string,
) {
  const values: Changes<MessageTemplateRow> = {
    kind,
    name,
    subject,
    text,
    decision: kind === 'application' ? decision : '',
    updated_at: now.toISOString(),
    updated_by: by,
  }
  const row = await db
    .updateTable('message_templates')
    .set(values)
    .where('id', '=', id)
    .where(matchesVersion(updatedAt))
    .returningAll()
    .executeTakeFirst()
  return row && toTemplate(row)
}

export async function deleteTemplate(db: Db, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('message_templates')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

export function toTemplate(row: MessageTemplateRow): Complete<MessageTemplate> {
  return {
    _id: row.id,
    id: row.id,
    kind: row.kind,
    name: row.name,
    subject: row.subject,
    text: row.text,
    decision: row.decision,
    spanish: undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
