import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type DatabaseAddress, getEngine } from './connect.ts'
import { isLocked } from './database-errors.ts'

/**
 * Refuses a second server on the same SQLite database, whose response cache and mail would not know
 * of the first one's. The lock is a transaction on a file of its own: the operating system ends it
 * with the process, however that ends. Keep what is returned, because an unused one is closed.
 */
export function lockDataFolder(address: DatabaseAddress): DatabaseSync | undefined {
  // Also with PostgreSQL, because backups are proved there.
  mkdirSync(address.dataDir, { recursive: true })
  if (getEngine(address) === 'postgres') return undefined
  const lock = new DatabaseSync(join(address.dataDir, 'server.lock'))
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    if (!isLocked(error)) throw error
    throw new Error(
      `Another server is already running on the data folder ${address.dataDir}. Stop it, or set another DATA_DIR.`,
    )
  }
  return lock
}
