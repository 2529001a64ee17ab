import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { builtInDetails, emptyDetails } from '#content/provider.ts'
import { searchable } from '#contract/platform/search.ts'
import { type DatabaseAddress, sqliteFile } from '#server/platform/db/connect.ts'

const folder = join(import.meta.dirname, '../saved/048-many-applicants')

/**
 * A backup that the last version before the baseline made, with at least one row in each table. The same version restored
 * it into the SQLite file and into the PostgreSQL database that `openSavedDatabase` copies.
 */
export const savedBackup = join(folder, 'backup.zip')

/** Makes an empty database a copy of the saved one, of the same engine. */
export async function openSavedDatabase(address: DatabaseAddress) {
  const { databaseUrl } = address
  if (!databaseUrl) return writeFile(sqliteFile(address), await unpacked('poplar.db.gz'))
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(String(await unpacked('poplar.sql.gz')))
  await client.end()
}

const unpacked = async (name: string) => gunzipSync(await readFile(join(folder, name)))

/**
 * The rows of that version as they are now: its site details had no name of their own, and the texts that are searched
 * had quotes and dashes.
 */
export function asStoredNow<Rows extends Record<string, object[]>>(rows: Rows): Rows {
  const { name, tagline, description, timeZone, facts } = { ...builtInDetails, ...emptyFacts }
  const added = { name, tagline, description, time_zone: timeZone, facts: JSON.stringify(facts) }
  const folded = Object.entries(rows).map(([table, each]) => [table, each.map(withFoldedTexts)])
  return {
    ...(Object.fromEntries(folded) as Rows),
    site_details: rows.site_details?.map((row) => ({ ...row, ...added })),
  }
}

function withFoldedTexts(row: object) {
  const folded = Object.entries(row).map(([name, value]) => [
    name,
    name === 'search_text' || name === 'sort_name' ? searchable(value) : value,
  ])
  return Object.fromEntries(folded)
}

/** The migration that added the facts did not know of these. */
const { wait, callBack, contact, ...factsThen } = emptyDetails.facts
const emptyFacts = { facts: factsThen }
