import { expect } from 'vitest'
import type { Db } from '#server/platform/db/transact.ts'

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
