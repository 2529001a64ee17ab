import { newId } from '../db/portable.ts'
import type { FileStore } from './stores/file-store.ts'

const beat = 10_000
/** A backup that has not renewed its hold for this long was killed, and the hold no longer counts. */
const silence = 60_000
const folder = 'holds'
/** The pattern of `newId`. */
const holdName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Keeps every file in the store until the hold is released: records that are deleted meanwhile lose
 * their files later. A backup starts its hold before it reads the database, and a deletion checks for
 * holds after its rows are gone, so every file that the backup has a row for is still there.
 */
export async function holdFiles(store: FileStore): Promise<() => Promise<void>> {
  for (const hold of await listHolds(store)) {
    if (!(await isHeard(store, hold))) await store.remove(hold)
  }
  const hold = `${folder}/${newId()}`
  const tell = () => store.put(hold, Buffer.alloc(0))
  await tell()
  const timer = setInterval(() => tell().catch(() => {}), beat)
  return async () => {
    clearInterval(timer)
    await store.remove(hold)
  }
}

/** When in doubt, true: a file that is deleted too late does less harm than one deleted too early. */
export async function filesAreHeld(store: FileStore): Promise<boolean> {
  try {
    for (const hold of await listHolds(store)) if (await isHeard(store, hold)) return true
    return false
  } catch {
    return true
  }
}

/** Only the holds in the folder, no other files. */
const listHolds = async (store: FileStore) =>
  (await store.list(folder))
    .filter((name) => holdName.test(name))
    .map((name) => `${folder}/${name}`)

async function isHeard(store: FileStore, hold: string) {
  const toldAt = await store.storedAt(hold)
  return toldAt !== undefined && Date.now() - toldAt.getTime() < silence
}
