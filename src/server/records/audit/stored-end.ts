import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { AuditKey } from '#server/platform/context.ts'
import type { DatabaseAddress } from '#server/platform/db/connect.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { isMissing } from '#server/platform/errors.ts'
import { writeKeyFile } from '#server/platform/settings/file-keys.ts'
import { readEnd, readHash, readNewBeginnings, sealEnd, sealText } from './chain.queries.ts'

/** The end of the log as it was once. It is kept outside of the database, so that a cut there is noticed. */
export type KnownEnd = {
  /** Such as "KEYS_DIR". */
  where: string
  count: number
  hash: string
  /** When it was the end, or a little later. */
  at: string
}

type Place = DatabaseAddress & { keysDir: string }

const StoredEnd = z.object({
  count: z.int(),
  hash: z.string(),
  at: z.iso.datetime(),
  seal: z.string(),
})

/** One file for each database, because a restore is practiced with the same keys beside the real database. */
function fileName({ databaseUrl, dataDir }: DatabaseAddress): string {
  const url = databaseUrl === undefined ? undefined : new URL(databaseUrl)
  const database = url ? url.host + url.pathname : dataDir
  return `audit-end-${createHash('sha256').update(database).digest('hex').slice(0, 16)}`
}

/** Covers the time too, which decides whether a restore explains that the end is gone. */
const seal = (key: AuditKey, { count, hash, at }: Omit<KnownEnd, 'where'>) =>
  sealText(key, ['stored end', count, hash, at])

/** The end in KEYS_DIR, undefined while there is none. Throws when someone without the key has written it. */
export async function readStoredEnd(place: Place, keys: AuditKey[]): Promise<KnownEnd | undefined> {
  const file = join(place.keysDir, fileName(place))
  const text = await readFile(file, 'utf8').catch((error) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (text === undefined) return undefined
  const { data } = StoredEnd.safeParse(parseJson(text))
  if (!data || !keys.some((key) => seal(key, data) === data.seal)) {
    throw new Error(`${file} was changed, or the key that sealed it is not here.`)
  }
  return { where: 'KEYS_DIR', count: data.count, hash: data.hash, at: data.at }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Stores the end of the log in KEYS_DIR. It is read after the commit of its line, so what is stored is never
 * ahead of the log. An end that the log does not continue stays, until a restore or an owner explains it.
 */
export async function storeEnd(db: Db, place: Place, keys: AuditKey[], now: Date): Promise<void> {
  const stored = await readStoredEnd(place, keys)
  const end = await readEnd(db)
  const [key] = keys
  if (!end || !key || (stored?.count === end.count && stored.hash === end.hash)) return
  if (stored && !(await continues(db, stored, keys))) throw new Error(endFault(stored, end))
  const next = { count: end.count, hash: end.hash, at: now.toISOString() }
  const text = JSON.stringify({ ...next, seal: seal(key, next) })
  await writeKeyFile(place.keysDir, fileName(place), text)
}

async function continues(db: Db, stored: KnownEnd, keys: AuditKey[]) {
  if (stored.count === 0 || (await readHash(db, stored.count)) === stored.hash) return true
  return (await readNewBeginnings(db, keys)).some(({ at }) => at > stored.at)
}

/** What is wrong when the log does not contain an end that it once had. */
export const endFault = ({ where, count, hash, at }: KnownEnd, end: { count: number }) =>
  `${where} has line ${count} with the hash ${hash} as the end of the log on ${at}, but ${
    end.count < count ? `the log has only ${end.count} lines` : 'the log has another line there'
  }: lines were removed or replaced, or the chain was begun anew.`

/** The end as one line of the server's log. Only who has the key can write one. */
export async function endForLog(db: Db, now: Date): Promise<string | undefined> {
  const end = await readEnd(db)
  if (!end || end.count === 0) return undefined
  return `The audit log on ${now.toISOString()}: ${end.count} lines, hash ${end.hash}, seal ${end.seal}`
}

const logged = /The audit log on (\S+): (\d+) lines, hash ([0-9a-f]{64}), seal ([0-9a-f]{64})/

/** The end that a line of the server's log has. Undefined for other lines, and those of other installations. */
export function readLogged(line: string, keys: AuditKey[]): KnownEnd | undefined {
  const [, at = '', count = '', hash = '', seal = ''] = logged.exec(line) ?? []
  return sealedEnd({ where: 'The log', count: Number(count), hash, at }, seal, keys)
}

/** The end, if one of these keys has sealed it. */
export const sealedEnd = (end: KnownEnd, seal: string, keys: AuditKey[]) =>
  keys.some((key) => sealEnd(key, end) === seal) ? end : undefined
