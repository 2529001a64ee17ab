import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, type DatabaseAddress, engineOf, sqliteFile } from '../db/connect.ts'
import { tableNames } from '../db/migrate.ts'

/** The folders in DATA_DIR that a backup holds. */
export const fileFolders = ['pictures', 'documents']

/** A restore never writes over anything. Gives back a way to make the place empty again. */
export async function requireEmptyPlace(address: DatabaseAddress): Promise<() => Promise<void>> {
  for (const folder of fileFolders) {
    const dir = join(address.dataDir, folder)
    const names = await readdir(dir).catch(() => [])
    if (names.length > 0) throw notEmpty(`The folder ${dir}`)
  }
  const isNew = engineOf(address) === 'sqlite' && !(await isThere(sqliteFile(address)))
  if (!isNew) await requireEmptyDatabase(address)

  return async () => {
    for (const folder of fileFolders) {
      await rm(join(address.dataDir, folder), { recursive: true, force: true })
    }
    // One that was there is as empty as it was: its transaction came to nothing.
    if (!isNew) return
    for (const ending of ['', '-wal', '-shm']) {
      await rm(`${sqliteFile(address)}${ending}`, { force: true })
    }
  }
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
    `${what} is not empty. Move DATA_DIR away, and with PostgreSQL name an empty database in DATABASE_URL.`,
  )

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
