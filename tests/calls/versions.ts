import { deleteTemplate } from '#server/messages/templates/templates.queries.ts'
import { newId } from '#server/platform/db/portable.ts'
import { transact } from '#server/platform/db/transact.ts'
import { addVersion } from '#server/records/versions/history.queries.ts'
import { keepVersions } from '#server/records/versions/keep-versions.ts'
import type { FeatureCalls, Office } from '../support/call-examples.ts'

const template = { kind: 'message', name: 'Thanks', subject: 'Hello', text: 'Dear {name}' }
const why = 'The kind of a record decides who may do it.'

/** A template with an earlier version. */
async function withVersion({ context, make }: Office) {
  const id = await make('POST /templates')
  const kind = 'message template'
  const row = { id, ...template, updated_at: context.now().toISOString(), updated_by: null }
  await addVersion(context.db, kind, { ...row, subject: 'Before' }, context.now())
  return { params: { kind, id } }
}

/** A template that was deleted. */
async function withDeleted({ context, make }: Office) {
  const id = await make('POST /templates')
  const { db, now } = context
  const kind = { kind: 'message template', table: 'message_templates' } as const
  await transact(db, (db) =>
    keepVersions(db, kind, { ids: [id], now: now(), by: newId() }, () => deleteTemplate(db, id)),
  )
  return { params: { kind: kind.kind, id } }
}

export const calls: FeatureCalls = {
  staff: {
    'GET /admin/deleted': { why },
    'GET /admin/versions/:kind/:id': { why, example: withVersion },
    'POST /admin/versions/:kind/:id/:number': {
      why,
      lines: ['message template: restored-version'],
      example: async (office) => {
        const { params } = await withVersion(office)
        const { updated_at: updatedAt } = await office.context.db
          .selectFrom('message_templates')
          .select('updated_at')
          .where('id', '=', params.id)
          .executeTakeFirstOrThrow()
        return { params: { ...params, number: '1' }, body: { updatedAt } }
      },
    },
    'POST /admin/deleted/:kind/:id': {
      why,
      lines: ['message template: put-back'],
      example: withDeleted,
    },
  },
  owner: {
    'DELETE /admin/versions/:kind/:id': {
      lines: ['message template: erased-versions'],
      example: withVersion,
    },
    'DELETE /admin/deleted/:kind/:id': {
      lines: ['message template: erased-deleted'],
      example: withDeleted,
    },
  },
}
