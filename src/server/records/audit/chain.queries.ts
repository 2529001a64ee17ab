import { createHmac } from 'node:crypto'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { AuditKey, AuditKeys } from '#server/platform/context.ts'
import type { AuditRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { knownSecretIn, secretIn } from '#server/platform/settings/secrets.ts'
import type { Settings } from '#server/platform/settings/settings.ts'

export type KeySettings = Pick<Settings, 'auditKey' | 'keysDir'>

const fileName = 'audit-key'

export async function auditKeys({ auditKey, keysDir }: KeySettings): Promise<AuditKeys> {
  const [first, ...others] = parse(auditKey ?? (await secretIn(keysDir, fileName)))
  if (!first) throw new Error('The key of the audit log is empty.')
  return [first, ...others]
}

/** The keys that already exist. None is created, because a new key could not check old lines. */
export async function knownAuditKeys({ auditKey, keysDir }: KeySettings): Promise<AuditKey[]> {
  return parse(auditKey ?? (await knownSecretIn(keysDir, fileName)) ?? '')
}

const parse = (text: string): AuditKey[] =>
  text
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
    .map((secret) => ({ id: hmac(secret, 'id').slice(0, 16), secret }))

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

type End = { count: number; hash: string }

const batchSize = 500

/**
 * Adds lines to the end of the chain. Whoever comes second waits here until the first transaction has
 * ended, so that each line follows the one before it.
 */
export async function appendToChain(db: Db, key: AuditKey, lines: AuditRow[]) {
  let { count, hash } = await lockEnd(db)
  const links = lines.map((line) => {
    count += 1
    hash = hashLine(key, count, hash, line)
    return { position: count, line_id: line.id, hash, key_id: key.id }
  })
  await db.insertInto('audit_chain').values(links).execute()
  await db
    .updateTable('audit_chain_end')
    .set({ count, hash, seal: sealEnd(key, { count, hash }) })
    .execute()
}

/** Chains the lines that were written before there was a chain. Returns how many there were. */
export async function chainOldLines(db: Db, key: AuditKey): Promise<number> {
  if ((await lockEnd(db)).count > 0) return 0
  let count = 0
  let last = { at: '', id: '' }
  for (;;) {
    const { at, id } = last
    const lines = await db
      .selectFrom('audit_log')
      .selectAll()
      .where((eb) => eb(eb.refTuple('at', 'id'), '>', eb.tuple(at, id)))
      .orderBy('at')
      .orderBy('id')
      .limit(batchSize)
      .execute()
    last = lines.at(-1) ?? last
    if (lines.length === 0) return count
    await appendToChain(db, key, lines)
    count += lines.length
  }
}

/** An update locks the row on both databases; `for update` exists only on one of them. */
function lockEnd(db: Db): Promise<End> {
  return db
    .insertInto('audit_chain_end')
    .values({ id: 1, count: 0, hash: '', seal: '' })
    .onConflict((on) =>
      on.column('id').doUpdateSet((eb) => ({ count: eb.ref('audit_chain_end.count') })),
    )
    .returning(['count', 'hash'])
    .executeTakeFirstOrThrow()
}

/** Covers the line, its place and, through the hash before it, all earlier lines. */
export function hashLine(key: AuditKey, position: number, previous: string, line: AuditRow) {
  const { id, at, actor_id, action, object_kind, object_id, ip, request_id } = line
  const fields = [id, at, actor_id, action, object_kind, object_id, ip, request_id]
  return hmac(key.secret, JSON.stringify([position, previous, ...fields]))
}

/** Without it, someone could cut off the last lines and set the end to an earlier line. */
export const sealEnd = (key: AuditKey, { count, hash }: End) => sealText(key, ['end', count, hash])

export const sealText = ({ secret }: AuditKey, parts: (string | number)[]) =>
  hmac(secret, JSON.stringify(parts))

/** The stored end of the chain; undefined before the first line. */
export const readEnd = (db: Db) => db.selectFrom('audit_chain_end').selectAll().executeTakeFirst()

/** The hash of a line; undefined when there is none at this place. */
export async function readHash(db: Db, position: number): Promise<string | undefined> {
  const link = await db
    .selectFrom('audit_chain')
    .select('hash')
    .where('position', '=', position)
    .executeTakeFirst()
  return link?.hash
}

/** After these, the log may lack lines that it had before. Only who has the key can write them. */
export const newBeginnings: string[] = ['restored', 'accepted-audit-log'] satisfies AuditAction[]

/** The lines after which the log went on from an earlier state, without those that the key did not chain. */
export async function readNewBeginnings(db: Db, keys: AuditKey[]): Promise<AuditRow[]> {
  const rows = await db
    .selectFrom('audit_log as l')
    .innerJoin('audit_chain as c', 'c.line_id', 'l.id')
    .leftJoin('audit_chain as before', (join) =>
      join.on('before.position', '=', (eb) => eb('c.position', '-', 1)),
    )
    .selectAll('l')
    .select(['c.position', 'c.hash', 'c.key_id', 'before.hash as previous'])
    .where('l.action', 'in', newBeginnings)
    .execute()
  return rows.filter(({ position, hash, key_id, previous, ...line }) => {
    const key = keys.find(({ id }) => id === key_id)
    return key && hashLine(key, position, previous ?? '', line) === hash
  })
}

/** A page of the chain with its lines, whose columns are null where the line is missing. */
export const readLinks = (db: Db, { after, upTo }: { after: number; upTo: number }) =>
  db
    .selectFrom('audit_chain as c')
    .leftJoin('audit_log as l', 'l.id', 'c.line_id')
    .selectAll('l')
    .select(['c.position', 'c.line_id', 'c.hash', 'c.key_id'])
    .where('c.position', '>', after)
    .where('c.position', '<=', upTo)
    .orderBy('c.position')
    .limit(batchSize)
    .execute()

export const listLinesOutsideChain = (db: Db, limit: number) =>
  db
    .selectFrom('audit_log as l')
    .leftJoin('audit_chain as c', 'c.line_id', 'l.id')
    .select(['l.id', 'l.at'])
    .where('c.position', 'is', null)
    .orderBy('l.at')
    .limit(limit)
    .execute()
