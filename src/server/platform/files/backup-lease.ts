import { newId } from '../db/portable.ts'
import type { FileStore } from './stores/file-store.ts'

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
