import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import type { AuditKeys, Context } from '#server/platform/context.ts'
import {
  aliveFor,
  describeInstance,
  forgetInstance,
  forgetInstancesExcept,
  listRunning,
  saveInstance,
} from '#server/platform/db/instances.ts'
import { setMilestone } from '#server/platform/db/milestones.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { InstanceRow } from '#server/platform/db/tables/operations.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import type { FileStore } from '#server/platform/files/stores/file-store.ts'
import type { FileKey } from '#server/platform/settings/file-keys.ts'
import { seconds } from '#server/platform/time.ts'

type Dependencies = Pick<Context, 'db' | 'files' | 'now'>
type About = { build: string; keys: KeyPrints }

const beatEvery = 10 * seconds
const folder = 'instances'
const toPath = (id: string) => `${folder}/${id}`

/**
 * Announces this instance to the others on the same database, and reports every ten seconds that it
 * still runs, by its row and by a file in its store. Refuses when an instance that runs has other keys
 * or another place for files: what one of them stores, the other could not open.
 */
export async function announceInstance({ db, files, now }: Dependencies, { build, keys }: About) {
  const startedAt = now().toISOString()
  const me = {
    id: newId(),
    host: hostname(),
    build,
    keys: JSON.stringify(keys),
    started_at: startedAt,
  }

  async function beat(db: Db) {
    await saveInstance(db, { ...me, seen_at: now().toISOString() })
    await files.put(toPath(me.id), Buffer.from(me.host))
  }

  await transact(db, async (db) => {
    // Of two that start together one waits here for the other.
    await setMilestone(db, 'last announced instance', now())
    const others = await listRunning(db, now())
    for (const other of others) await requireSameInstallation(other, files, keys, now())
    await forgetEnded(db, files, others)
    await beat(db)
  })
  // The readiness check reports a database or store that does not answer.
  const timer = setInterval(() => beat(db).catch(() => {}), beatEvery).unref()

  return {
    id: me.id,
    /** Whether others can take the requests of this one. */
    async hasOthers(): Promise<boolean> {
      const running = await listRunning(db, now())
      return running.some(({ id }) => id !== me.id)
    },
    /** Lets another one start at once. */
    async stop() {
      clearInterval(timer)
      await forgetInstance(db, me.id)
      await files.remove(toPath(me.id))
    },
  }
}

async function requireSameInstallation(
  other: InstanceRow,
  files: FileStore,
  keys: KeyPrints,
  now: Date,
) {
  const which = `Another instance (${describeInstance(other)}) uses this database`
  // A copy of its folder has its file too, but an old one.
  const told = await files.storedAt(toPath(other.id))
  if (!told || now.getTime() - told.getTime() > 2 * aliveFor) {
    throw new Error(
      `${which}, and its pictures and documents are not in the ${files.setting} of this one. Set the same FILES_URL for all instances, or stop the other one.`,
    )
  }
  const different = differentKeys(keys, JSON.parse(other.keys))
  if (different.length > 0) {
    throw new Error(
      `${which} with another ${different.join(' and ')}. Set the same JWT_SECRET, FILES_KEY and AUDIT_KEY for all instances, or stop the other one.`,
    )
  }
}

/** Removes what instances left behind that were killed. */
async function forgetEnded(db: Db, files: FileStore, running: InstanceRow[]) {
  const ids = running.map(({ id }) => id)
  await forgetInstancesExcept(db, ids)
  for (const id of await files.list(folder)) {
    if (!ids.includes(id)) await files.remove(toPath(id))
  }
}

/** Fingerprints of the keys by their setting, so that instances can compare keys without sharing them. */
export type KeyPrints = Record<'JWT_SECRET' | 'FILES_KEY' | 'AUDIT_KEY', string[]>

export const keyPrints = (keys: {
  jwtSecret: string
  fileKeys: FileKey[]
  auditKeys: AuditKeys
}): KeyPrints => ({
  JWT_SECRET: [makePrint('JWT_SECRET', keys.jwtSecret)],
  FILES_KEY: keys.fileKeys.map(({ key }) => makePrint('FILES_KEY', key)),
  AUDIT_KEY: keys.auditKeys.map(({ secret }) => makePrint('AUDIT_KEY', secret)),
})

/** The settings in which two instances have no key in common. While a key is changed, they share one of several. */
const differentKeys = (mine: KeyPrints, theirs: KeyPrints) =>
  Object.entries(mine)
    .filter(
      ([name, prints]) => !prints.some((each) => theirs[name as keyof KeyPrints].includes(each)),
    )
    .map(([name]) => name)

/** The keys are long and random, so their hash reveals nothing about them. */
const makePrint = (name: string, key: string | Buffer) =>
  createHash('sha256').update(`${name} `).update(key).digest('hex').slice(0, 16)
