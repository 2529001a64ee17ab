import type { z } from 'zod'
import type { StoredPicture } from '#contract/platform/pictures.ts'
import { recordKinds } from '#contract/records/record-kinds.ts'
import type { VersionKind } from '#contract/records/versions.ts'
import { type SiteTableName, tableFacts, tablesWhere } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { type Row, readRows } from '../backup/tables.queries.ts'
import { siteTables } from './site-tables.ts'

/** The rows of the website's content, by table. */
export type Content = Record<SiteTableName, Row[]>

/** A table comes after those its rows refer to. */
export const siteTableNames = tablesWhere(({ site }) => site) as SiteTableName[]

/** What the rows of all tables have in common. */
type AnyTable = {
  title?: (row: Row) => string
  versioned: VersionKind | false
  isPublic?: (row: Row) => boolean
  row: z.ZodType<Row, Row>
}

export const siteTable = (name: SiteTableName) => siteTables[name] as unknown as AnyTable

/** What the rows of a table are called; undefined where they belong to others that are named. */
export function siteLabel(name: SiteTableName) {
  const { versioned } = siteTable(name)
  return versioned ? recordKinds[versioned].label : undefined
}

export const makeContent = (rows: (name: SiteTableName) => Row[]): Content =>
  Object.fromEntries(siteTableNames.map((name) => [name, rows(name)])) as Content

/** Everything that visitors see or could see, as it is stored. */
export async function readContent(db: Db): Promise<Content> {
  const read = new Map<SiteTableName, Row[]>()
  for (const name of siteTableNames) {
    const { isPublic = () => true } = siteTable(name)
    const rows = await Array.fromAsync(readRows(db, { name, key: tableFacts[name].key }))
    read.set(name, rows.flat().filter(isPublic))
  }
  return withoutUnused(makeContent((name) => read.get(name) ?? []))
}

/** Without logos that the look does not show, and without marks and Spanish of records that are not there. */
export function withoutUnused(content: Content): Content {
  const shown = new Set(
    content.look.flatMap(({ logo, logo_on_dark, icon }) => [logo, logo_on_dark, icon]),
  )
  const ids = new Set(Object.values(content).flatMap((rows) => rows.map(({ id }) => String(id))))
  const isThere = ({ record_id }: Row) => ids.has(String(record_id))
  return {
    ...content,
    look_pictures: content.look_pictures.filter(({ id }) => shown.has(id ?? '')),
    sample_records: content.sample_records.filter(isThere),
    translations: content.translations.filter(isThere),
  }
}

/** The rows as they travel. Throws for one that no form would have accepted. */
export function checkContent(content: Content): Content {
  return makeContent((name) => {
    const keys = new Set<string>()
    return content[name].map((row) => {
      const checked = siteTable(name).row.safeParse(withoutVersion(row))
      if (!checked.success) throw new Error(describeFault(name, row, checked.error.issues[0]))
      const key = keyOf(name, row)
      if (keys.has(key)) throw new Error(`A row of ${name} is there twice.`)
      keys.add(key)
      return checked.data
    })
  })
}

/** A stored row as it travels; one from an older version may not fit, and stays as it is. */
export function asItTravels(name: SiteTableName, row: Row): Row {
  const plain = withoutVersion(row)
  const checked = siteTable(name).row.safeParse(plain)
  return checked.success ? checked.data : plain
}

const withoutVersion = ({ updated_at: _, updated_by: __, ...row }: Row): Row => row

function describeFault(name: SiteTableName, row: Row, issue: z.core.$ZodIssue | undefined) {
  const columns = issue?.code === 'unrecognized_keys' ? issue.keys : issue?.path
  return `A row of ${name}${describeRow(name, row)} is not valid at ${columns?.join(', ')}: ${issue?.message}.`
}

function describeRow(name: SiteTableName, row: Row) {
  const title = siteTable(name).title?.(row)
  return title ? ` (${printable(String(title))})` : ''
}

/** What is printed comes from a file, and control characters could change what a terminal shows. */
export const printable = (text: string) => text.replaceAll(/\p{C}+/gu, ' ')

export const keyOf = (name: SiteTableName, row: Row) =>
  JSON.stringify(tableFacts[name].key.map((column) => row[column]))

/** The pictures that rows name, each once, without the drawings that come with the product. */
export function listPictures(content: Content): StoredPicture[] {
  const pictures = siteTableNames
    .filter((name) => tableFacts[name].hasPicture || tableFacts[name].hasPictures)
    .flatMap((name) => content[name].flatMap((row) => row.picture ?? row.pictures ?? []))
    .flatMap((stored): StoredPicture | StoredPicture[] => JSON.parse(String(stored)))
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]))
  return [...byPath.values()].filter(({ widths }) => widths.length > 0)
}
