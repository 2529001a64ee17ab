import { newId } from '../db/portable.ts'
import { days, hours } from '../time.ts'
import { isTemporaryName } from './stores/disk-store.ts'
import { type FileStore, type fileFolders, trashFolder } from './stores/file-store.ts'

const strayAge = 1 * hours
const timeInTrash = 30 * days

/**
 * Where unused files of one folder wait before they are erased, in case a row needs them after all.
 * Only files whose names we could have given are ever moved or erased.
 */
export function createTrash(
  store: FileStore,
  folder: (typeof fileFolders)[number],
  isStored: (name: string) => boolean,
) {
  const toPath = (name: string) => `${folder}/${name}`
  const inTrash = (name: string) => `${trashFolder}/${folder}/${name}`

  async function isOlder(name: string, age: number, now: Date) {
    const storedAt = await store.storedAt(name)
    return storedAt !== undefined && now.getTime() - storedAt.getTime() >= age
  }

  return {
    /** Moves an unused file into the trash, unless it is so new that its row may still be written. */
    async discard(name: string, now: Date): Promise<boolean> {
      if (!isStored(name) && !isTemporaryName(name)) return false
      if (!(await isOlder(toPath(name), strayAge, now))) return false
      // Half a file, which no row ever refers to.
      if (isTemporaryName(name)) return store.remove(toPath(name)).then(() => true)
      // Another instance may have moved it meanwhile. The time in the trash begins now.
      return store.move(toPath(name), inTrash(name), now)
    },

    /** Moves a file that is needed after all out of the trash. Returns false when it is not there. */
    takeBack: (name: string) => store.move(inTrash(name), toPath(name)),

    erase: (name: string) => store.remove(inTrash(name)),

    /** Erases what has been in the trash for 30 days. */
    async empty(now: Date) {
      for (const name of await store.list(`${trashFolder}/${folder}`)) {
        if (isStored(name) && (await isOlder(inTrash(name), timeInTrash, now))) {
          await store.remove(inTrash(name))
        }
      }
    },
  }
}

const renewEvery = 10_000
/** A backup that has not renewed its lease for this long was killed, and the lease no longer counts. */
const expiresAfter = 60_000
/** The name stays, because during an update a server may run beside one of an earlier version. */
const folder = 'holds'
/** The pattern of `newId`. */
const leaseName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Keeps every file in the store until the lease is released: records that are deleted meanwhile lose
 * their files later. A backup takes its lease before it reads the database, and a deletion checks for
 * leases after its rows are gone, so every file that the backup has a row for is still there.
 */
export async function takeBackupLease(store: FileStore): Promise<() => Promise<void>> {
  for (const lease of await listLeases(store)) {
    if (!(await isAlive(store, lease))) await store.remove(lease)
  }
  const lease = `${folder}/${newId()}`
  const renew = () => store.put(lease, Buffer.alloc(0))
  await renew()
  const timer = setInterval(() => renew().catch(() => {}), renewEvery)
  return async () => {
    clearInterval(timer)
    await store.remove(lease)
  }
}

/** When in doubt, true: a file that is deleted too late does less harm than one deleted too early. */
export async function hasBackupLease(store: FileStore): Promise<boolean> {
  try {
    for (const lease of await listLeases(store)) if (await isAlive(store, lease)) return true
    return false
  } catch {
    return true
  }
}

/** Only the leases in the folder, no other files. */
const listLeases = async (store: FileStore) =>
  (await store.list(folder))
    .filter((name) => leaseName.test(name))
    .map((name) => `${folder}/${name}`)

async function isAlive(store: FileStore, lease: string) {
  const renewedAt = await store.storedAt(lease)
  return renewedAt !== undefined && Date.now() - renewedAt.getTime() < expiresAfter
}
