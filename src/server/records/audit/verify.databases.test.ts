import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AuditRow } from '#server/platform/db/tables/records.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { auditLine, keysFrom } from '../../../../tests/support/audit-lines.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { audit, commandLine } from './audit.queries.ts'
import { verifyLog } from './verify.ts'

describe('a log of six lines', () => {
  const server = testApp()
  let lines: AuditRow[]

  beforeAll(async () => {
    const { db, now } = server.context
    for (const action of [
      'opened',
      'downloaded',
      'updated',
      'exported',
      'added',
      'deleted',
    ] as const) {
      server.wait(1000)
      await audit(db, caller(), now(), { action, objectKind: 'application' })
    }
    lines = await db.selectFrom('audit_log').selectAll().orderBy('at').execute()
  })

  const caller = () => commandLine(server.context.auditKeys)
  const named = (position: number) =>
    `Line ${position} (${lines[position - 1]?.at}, id ${lines[position - 1]?.id})`
  const getId = (position: number) => lines[position - 1]?.id ?? ''
  const changed = (position: number) =>
    `${named(position)} was changed, or does not follow the line before it.`

  /** What is found after someone who may change tables did this. It is undone afterwards. */
  async function problemsAfter(act: (db: Db) => Promise<unknown>, keys = server.context.auditKeys) {
    let problems: string[] = []
    const undo = new Error('undo')
    const tampering = transact(server.context.db, async (db) => {
      await allowChanges(db)
      await act(db)
      problems = (await verifyLog(db, keys)).problems
      throw undo
    })
    await expect(tampering).rejects.toBe(undo)
    return problems
  }

  async function allowChanges(db: Db) {
    for (const table of ['audit_log', 'audit_chain']) {
      if (server.context.settings.databaseUrl) {
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
        continue
      }
      for (const event of ['update', 'delete']) {
        await sql`drop trigger ${sql.id(`${table}_no_${event}`)}`.execute(db)
      }
    }
  }

  const removeLine = (db: Db, position: number) =>
    db.deleteFrom('audit_log').where('id', '=', getId(position)).execute()
  const removeLink = (db: Db, position: number) =>
    db.deleteFrom('audit_chain').where('position', '=', position).execute()
  const moveTo = (db: Db, position: number, lineId: string) =>
    db
      .updateTable('audit_chain')
      .set({ line_id: lineId })
      .where('position', '=', position)
      .execute()

  test('is in order', async () => {
    const { count, problems } = await verifyLog(server.context.db, server.context.auditKeys)
    expect({ count, problems }).toEqual({ count: 6, problems: [] })
    expect(await problemsAfter(async () => {})).toEqual([])
  })

  test.each<[keyof AuditRow, string]>([
    ['at', '2026-11-15T12:00:00.001Z'],
    ['actor_id', 'someone'],
    ['action', 'closed'],
    ['object_kind', 'job'],
    ['object_id', 'something'],
    ['ip', '203.0.113.7'],
    ['request_id', 'another'],
  ])('names a line whose %s was changed', async (column, value) => {
    const problems = await problemsAfter((db) =>
      db
        .updateTable('audit_log')
        .set({ [column]: value })
        .where('id', '=', getId(3))
        .execute(),
    )
    const at = column === 'at' ? value : lines[2]?.at
    expect(problems).toEqual([changed(3).replace(lines[2]?.at ?? '', at ?? '')])
  })

  test('names a line that was deleted', async () => {
    expect(await problemsAfter((db) => removeLine(db, 2))).toEqual([
      `Line 2 (id ${getId(2)}) is missing.`,
    ])
  })

  test('names lines that were deleted together with their place', async () => {
    const problems = await problemsAfter(async (db) => {
      for (const position of [2, 3]) {
        await removeLine(db, position)
        await removeLink(db, position)
      }
    })
    expect(problems).toEqual(['Lines 2 to 3 are missing.', changed(4)])
  })

  test('names lines that changed places', async () => {
    const problems = await problemsAfter(async (db) => {
      await moveTo(db, 2, 'aside')
      await moveTo(db, 5, getId(2))
      await moveTo(db, 2, getId(5))
    })
    const mixed = (position: number, line: number) =>
      changed(line).replace(`Line ${line}`, `Line ${position}`)
    expect(problems).toEqual([mixed(2, 5), mixed(5, 2)])
  })

  const cutOffTheLast = async (db: Db) => {
    await removeLine(db, 6)
    await removeLink(db, 6)
  }

  test('notices that the last line was cut off', async () => {
    expect(await problemsAfter(cutOffTheLast)).toEqual(['Line 6 is missing.'])
  })

  test('notices that the last line was cut off and the end was moved', async () => {
    const problems = await problemsAfter(async (db) => {
      await cutOffTheLast(db)
      const { hash } = await db
        .selectFrom('audit_chain')
        .select('hash')
        .where('position', '=', 5)
        .executeTakeFirstOrThrow()
      await db.updateTable('audit_chain_end').set({ count: 5, hash }).execute()
    })
    expect(problems).toEqual([
      'The stored end of the log was changed: lines after it may be missing.',
    ])
  })

  test('names a line that was slipped in', async () => {
    const line = auditLine('slipped-in')
    expect(await problemsAfter((db) => db.insertInto('audit_log').values(line).execute())).toEqual([
      `The line of ${line.at} (id slipped-in) is not in the chain.`,
    ])
  })

  test('says that content cannot be checked without the key, and still finds what is missing', async () => {
    const other = await keysFrom(9)
    const unchecked = 'was not checked: the key they were written with is not here.'
    expect(await problemsAfter(async () => {}, other)).toEqual([
      `The content of 6 lines (1 to 6) ${unchecked}`,
    ])
    expect(await problemsAfter((db) => removeLine(db, 2), other)).toEqual([
      `Line 2 (id ${getId(2)}) is missing.`,
      `The content of 5 lines (1 to 6) ${unchecked}`,
    ])
  })
})
