import { rm, stat } from 'node:fs/promises'
import {
  connect,
  type DatabaseAddress,
  getEngine,
  sqliteFile,
} from '#server/platform/db/connect.ts'
import { tableNames } from '#server/platform/db/migrate.ts'
import { removeStoreId } from '#server/platform/files/installation-id.queries.ts'
import {
  type FileStore,
  fileFolders,
  trashFolder,
} from '#server/platform/files/stores/file-store.ts'
import type { Report } from '../command.ts'
import type { Manifest } from './archive-format.ts'
import type { Archive } from './archive-reader.ts'

type File = Manifest['files'][number]

/** Where the server would look for files, and in the trash for needed ones. */
const searchedFolders = [...fileFolders, ...fileFolders.map((name) => `${trashFolder}/${name}`)]
/** Where files wait until all of them are complete. */
const staging = '.restoring'
/** A store may be far away, so several files are on their way at once. */
const atOnce = 8
/** Far above any file that the server accepts. A small archive could unpack to more than the memory holds. */
const sizeLimit = 64 * 1024 * 1024

/** A restore never overwrites anything. Returns a function that empties the target again. */
export async function requireEmptyTarget(
  address: DatabaseAddress,
  store: FileStore,
): Promise<() => Promise<void>> {
  for (const folder of searchedFolders) {
    if ((await store.list(folder)).length > 0) throw notEmpty(`The folder ${folder}`)
  }
  const isNew = getEngine(address) === 'sqlite' && !(await exists(sqliteFile(address)))
  if (!isNew) await requireEmptyDatabase(address)

  return async () => {
    for (const folder of fileFolders) await store.clear(folder)
    await removeStoreId(store)
    // A database that existed before is still empty, because its transaction was rolled back.
    if (!isNew) return
    for (const ending of ['', '-wal', '-shm']) {
      await rm(`${sqliteFile(address)}${ending}`, { force: true })
    }
  }
}

/**
 * Stores the files of an archive in a separate folder, so that an interrupted restore leaves none of
 * them where the server would look. Returns a function that moves them all into place.
 */
export async function stageFiles(archive: Archive, store: FileStore, report: Report) {
  await discardStagedFiles(store)
  const { files } = archive.manifest
  const stage = async (file: File) => {
    if (file.size > sizeLimit) throw new Error(`${file.name} in the backup is too large.`)
    const chunks: Buffer[] = []
    for await (const chunk of archive.bytes(file)) chunks.push(chunk)
    await store.put(`${staging}/${file.name}`, Buffer.concat(chunks))
  }
  await forEach(files, stage, (done) => report('Files', done, files.length))

  return async function moveIntoPlace() {
    const move = async ({ name }: File) => {
      if (!(await store.move(`${staging}/${name}`, name))) throw new Error(`${name} is gone.`)
    }
    await forEach(files, move, () => {})
  }
}

export const discardStagedFiles = (store: FileStore) => store.clear(staging)

/** Does something with every file, some of them at the same time. */
async function forEach(
  files: File[],
  act: (file: File) => Promise<void>,
  report: (done: number) => void | Promise<void>,
) {
  for (let done = 0; done < files.length; done += atOnce) {
    await report(done)
    // All of them end before an error is passed on, so that nothing is written after it.
    const results = await Promise.allSettled(files.slice(done, done + atOnce).map(act))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
  await report(files.length)
}

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
    `${what} is not empty. Move DATA_DIR away, and with PostgreSQL name an empty database in DATABASE_URL, with S3 an empty bucket or prefix in FILES_URL.`,
  )

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
