import { rename, stat } from 'node:fs/promises'
import { type DatabaseAddress, getEngine } from '#server/platform/db/connect.ts'
import { isKnownMigration, newestMigration } from '#server/platform/db/migrate.ts'
import { widestFile } from '#server/platform/files/pictures.ts'
import type { FileStore } from '#server/platform/files/stores/file-store.ts'
import {
  createArchive,
  fileEntry,
  formatVersion,
  type Manifest,
  tableEntry,
  toLines,
} from '../backup/archive-format.ts'
import { openEntries } from '../backup/archive-reader.ts'
import type { Row } from '../backup/tables.queries.ts'
import {
  type Content,
  checkContent,
  listPictures,
  makeContent,
  siteTableNames,
  withoutUnused,
} from './site-content.ts'

/** Far above any site. A small file could unpack to more than the memory holds. */
const most = {
  bytes: 1_000_000_000,
  entries: 5000,
  tableBytes: 64_000_000,
  pictureBytes: 20_000_000,
}

/** The list has another name than that of a backup, so that neither can be taken for the other. */
const kind = { what: 'site export', listName: 'site.json', mostEntries: most.entries }

/** Writes content and its pictures into a new archive. Only the widest file of a picture is in it: the others are made from it. */
export async function writeSite(
  file: string,
  content: Content,
  { address, store, now }: { address: DatabaseAddress; store: FileStore; now: Date },
): Promise<void> {
  const checked = checkContent(content)
  const unfinished = `${file}.part`
  const archive = createArchive(unfinished, new AbortController().signal)
  try {
    const tables: Manifest['tables'] = []
    for (const name of siteTableNames) {
      const rows = checked[name]
      const lines = toLines(inOneBatch(rows), () => {})
      tables.push({
        name,
        rows: rows.length,
        ...(await archive.add(tableEntry(name), lines, true)),
      })
    }
    const files: Manifest['files'] = []
    for (const picture of listPictures(checked)) {
      const name = `pictures/${widestFile(picture)}`
      files.push({ name, ...(await archive.add(fileEntry(name), read(store, name), false)) })
    }
    const madeAt = now.toISOString()
    const described = { format: formatVersion, madeAt, migration: newestMigration } as const
    await archive.end({ ...described, engine: getEngine(address), tables, files }, kind.listName)
    // An export that could not be imported is of no use.
    ;(await openSite(unfinished)).close()
    await rename(unfinished, file)
  } catch (error) {
    await archive.discard()
    throw error
  }
}

async function* inOneBatch(rows: Row[]) {
  if (rows.length > 0) yield rows
}

async function* read(store: FileStore, name: string) {
  yield await store.get(name)
}

export type OpenSite = Awaited<ReturnType<typeof openSite>>

/** Opens an export and checks all of it but its pictures. */
export async function openSite(file: string) {
  if ((await stat(file)).size > most.bytes) throw new Error(`${file} is too large.`)
  const archive = await openEntries(file, kind)
  try {
    const { manifest } = archive
    if (!isKnownMigration(manifest.migration)) {
      throw new Error(
        `${file} is newer than this program: its last migration is ${manifest.migration}.`,
      )
    }
    refuseUnknownTables(manifest)
    refuseHuge(file, manifest)
    const rows = new Map<string, Row[]>()
    for (const table of manifest.tables) {
      rows.set(table.name, (await Array.fromAsync(archive.rows(table))).flat())
    }
    const content = withoutUnused(checkContent(makeContent((name) => rows.get(name) ?? [])))
    const files = new Map(manifest.files.map((each) => [each.name, each]))
    const pictures = listPictures(content).map((picture) => {
      const name = `pictures/${widestFile(picture)}`
      const found = files.get(name)
      files.delete(name)
      if (!found) throw new Error(`${name} is not in the site export, but a row needs it.`)
      const bytes = async () => Buffer.concat(await Array.fromAsync(archive.bytes(found)))
      return { picture, name, bytes }
    })
    for (const name of files.keys()) throw new Error(`${name} does not belong in the site export.`)
    // One from before a table existed says nothing about its rows.
    const names = siteTableNames.filter((name) => rows.has(name))
    return { content, names, pictures, close: archive.close }
  } catch (error) {
    archive.close()
    throw error
  }
}

function refuseUnknownTables({ tables }: Manifest) {
  const unknown = tables.find(({ name }) => !siteTableNames.some((each) => each === name))
  if (unknown) throw new Error(`${unknown.name} is not a table that belongs in a site export.`)
}

/** Before anything is unpacked. */
function refuseHuge(file: string, { tables, files }: Manifest) {
  const isHuge =
    tables.some(({ size }) => size > most.tableBytes) ||
    files.some(({ size }) => size > most.pictureBytes)
  if (isHuge) throw new Error(`${file} has an entry that is too large.`)
}
