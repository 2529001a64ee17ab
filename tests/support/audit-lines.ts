import { expect } from 'vitest'
import type { AuditRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { auditKeys } from '#server/records/audit/chain.queries.ts'

type SentResponse = { statusCode: number; body: string }

/** The lines of the audit log that a request leaves, as `kind: action`. It has to get one of these statuses. */
export async function linesAfter(
  db: Db,
  send: () => Promise<SentResponse>,
  statuses = [200, 201],
): Promise<string[]> {
  const before = (await allLines(db)).length
  const response = await send()
  expect(statuses, response.body).toContain(response.statusCode)
  return (await allLines(db)).slice(before)
}

async function allLines(db: Db) {
  const lines = await db
    .selectFrom('audit_log')
    .select(['object_kind', 'action'])
    .orderBy('id')
    .execute()
  return lines.map(({ object_kind, action }) => `${object_kind}: ${action}`)
}

/** A stored line. */
export const auditLine = (id: string): AuditRow => ({
  id,
  at: '2026-11-15T12:00:00.000Z',
  actor_id: null,
  action: 'opened',
  object_kind: 'resume',
  object_id: null,
  ip: null,
  request_id: null,
})

/** The keys whose bytes are these, the one that new lines get first. */
export const keysFrom = (...secrets: number[]) =>
  auditKeys({
    auditKey: secrets.map((byte) => Buffer.alloc(32, byte).toString('base64')).join(', '),
    keysDir: '',
  })
