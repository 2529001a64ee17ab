import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, type DatabaseAddress, engineOf, sqliteFile } from '../db/connect.ts'
import { tableNames } from '../db/migrate.ts'
import { folderIdFile } from '../files/installation-id.ts'
import { flushFolder } from '../files/store.ts'
import type { Archive } from './archive-reader.ts'
import type { Report } from './command.ts'

/** The folders in DATA_DIR that a backup contains. */
const fileFolders = ['pictures', 'documents']
/** Where the server would look for files, and in the bin for needed ones. */
const searchedFolders = [...fileFolders, 'bin/pictures', 'bin/documents']

/** A restore never overwrites anything. Returns a function that empties the target again. */
export async function requireEmptyTarget(address: DatabaseAddress): Promise<() => Promise<void>> {
  for (const folder of searchedFolders) {
    const dir = join(address.dataDir, folder)
    const names = await readdir(dir).catch(() => [])
    if (names.length > 0) throw notEmpty(`The folder ${dir}`)
  }
  const isNew = engineOf(address) === 'sqlite' && !(await exists(sqliteFile(address)))
  if (!isNew) await requireEmptyDatabase(address)

  return async () => {
    for (const folder of fileFolders) {
      await rm(join(address.dataDir, folder), { recursive: true, force: true })
    }
    await rm(folderIdFile(address.dataDir), { force: true })
    // A database that existed before is still empty, because its transaction was rolled back.
    if (!isNew) return
    for (const ending of ['', '-wal', '-shm']) {
      await rm(`${sqliteFile(address)}${ending}`, { force: true })
    }
  }
}

/**
 * Writes the files of an archive into a separate folder, so that an interrupted restore leaves none
 * of them where the server would look. Returns a function that moves them all into place.
 */
export async function stageFiles(archive: Archive, dataDir: string, report: Report) {
  const staging = stagingFolder(dataDir)
  await discardStagedFiles(dataDir)
  for (const folder of fileFolders) await mkdir(join(staging, folder), { recursive: true })

  const { files } = archive.manifest
  for (const [index, file] of files.entries()) {
    await report('Files', index, files.length)
    const options = { flag: 'wx', mode: 0o600, flush: true }
    await writeFile(join(staging, file.name), archive.bytes(file), options)
  }
  await report('Files', files.length, files.length)
  for (const folder of fileFolders) await flushFolder(join(staging, folder))

  return async function moveIntoPlace() {
    for (const folder of fileFolders) await rename(join(staging, folder), join(dataDir, folder))
    await flushFolder(dataDir)
  }
}

export const discardStagedFiles = (dataDir: string) =>
  rm(stagingFolder(dataDir), { recursive: true, force: true })

const stagingFolder = (dataDir: string) => join(dataDir, '.restoring')

async function requireEmptyDatabase(address: DatabaseAddress) {
  const db = connect(address)
  try {
    const names = await tableNames(db)
    if (names.length > 0) throw notEmpty('The database')
  } finally {
    await db.destroy()
  }
}

const notEmpty = (what: string) =>
  new Error(
    `${what} is not empty. Move DATA_DIR away, and with PostgreSQL name an empty database in DATABASE_URL.`,
  )

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
