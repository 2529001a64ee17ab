import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { AuditKey, AuditKeys } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { days, hours, seconds } from '#server/platform/time.ts'
import { auditCommand } from '#server/records/audit/audit.queries.ts'
import { knownAuditKeys } from '#server/records/audit/chain.queries.ts'
import {
  endForLog,
  type KnownEnd,
  readLogged,
  readStoredEnd,
  storeEnd,
} from '#server/records/audit/stored-end.ts'
import { verifyLog } from '#server/records/audit/verify.ts'
import type { Feature } from '#server/records/feature.ts'
import { listBackupEnds } from '../backup/audit-ends.ts'
import { describeError } from '../command.ts'

/** Compares the log with its chain, and with its end in KEYS_DIR and in each backup. */
async function checkLog(db: Db, settings: Settings, keys: AuditKey[], more: KnownEnd[] = []) {
  const faults: string[] = []
  const stored = await readStoredEnd(settings, keys).catch((error) => {
    faults.push(describeError(error))
    return undefined
  })
  const inBackups = await listBackupEnds(settings, keys)
  const ends = [...(stored ? [stored] : []), ...inBackups, ...more]
  const verdict = await verifyLog(db, keys, ends)
  return { ...verdict, problems: [...verdict.problems, ...faults], stored, inBackups }
}

export const auditCheck: Feature = {
  tasks: ({ db, auditKeys, settings }) => [
    {
      name: 'audit check',
      title: 'Check the audit log',
      purpose: 'Makes sure that no line of the audit log was changed or removed.',
      every: 1 * days,
      run: async () => {
        const { count, problems } = await checkLog(db, settings, auditKeys)
        if (problems.length > 0) throw new Error(problems.join(' '))
        return `Lines in order: ${count}.`
      },
    },
  ],
}

/** `npm run office -- audit verify [FILE]`, where FILE is a log of the server. */
export async function verifyCommand(db: Db, settings: Settings, logFile: string): Promise<string> {
  const keys = await knownAuditKeys(settings)
  const logged = logFile ? await readLog(logFile, keys) : []
  const verdict = await checkLog(db, settings, keys, logged)
  const { count, hash, problems, beginnings, stored, inBackups } = verdict
  if (problems.length > 0) throw new Error([...problems, ...beginnings].join('\n'))
  return [
    `The audit log is complete and unchanged: ${count} lines. The last one has the hash ${hash}.`,
    stored
      ? `It contains line ${stored.count}, which KEYS_DIR had as its end on ${stored.at}.`
      : 'KEYS_DIR has no end of this log yet, so it could not be compared with it.',
    `Ends in backups that were compared: ${inBackups.length}.`,
    ...(logFile ? [`Ends in ${logFile} that were compared: ${logged.length}.`] : []),
    ...beginnings,
  ].join('\n')
}

async function readLog(file: string, keys: AuditKey[]): Promise<KnownEnd[]> {
  const ends: KnownEnd[] = []
  // npm changes to the project's folder, but the file is relative to where the command was typed.
  const input = createReadStream(resolve(process.env.INIT_CWD ?? '.', file))
  for await (const line of createInterface({ input })) {
    const end = readLogged(line, keys)
    if (end) ends.push(end)
  }
  return ends
}

/** `npm run office -- audit accept`: for a database that was set back by other means than a restore. */
export async function acceptCommand(db: Db, settings: Settings, now: Date): Promise<string> {
  await auditCommand(db, settings, now, { action: 'accepted-audit-log', objectKind: 'audit log' })
  return 'The audit log counts as complete from now on. It has a line that says so, which “audit verify” names.'
}

/** Stores the end after a command, which may be the last to write for a long time. Returns a warning if it cannot. */
export async function storeEndAfterCommand(db: Db, settings: Settings, now: Date) {
  const keys = await knownAuditKeys(settings)
  return storeEnd(db, settings, keys, now).catch((error) => notStored(describeError(error)))
}

const notStored = (reason: string) =>
  `WARNING: the end of the audit log was not stored in KEYS_DIR: ${reason}`

const storeEvery = 2 * seconds
const logEvery = 1 * hours

type Dependencies = {
  db: Db
  settings: Settings
  auditKeys: AuditKeys
  now: () => Date
  log: (line: string) => void
}

/** Stores the end of the log in KEYS_DIR while the server runs, and writes it into the server's log now and then. */
export function keepEnd({ db, settings, auditKeys, now, log }: Dependencies) {
  let fault = ''
  let loggedAt = 0

  async function store() {
    try {
      await storeEnd(db, settings, auditKeys, now())
      if (now().getTime() - loggedAt >= logEvery) await logEnd()
      fault = ''
    } catch (error) {
      const reason = describeError(error)
      // Once, not every two seconds as long as it lasts.
      if (reason !== fault) log(notStored(reason))
      fault = reason
    }
  }
  async function logEnd() {
    loggedAt = now().getTime()
    const line = await endForLog(db, now())
    if (line) log(line)
  }

  let running = store()
  const timer = setInterval(() => {
    running = running.then(store)
  }, storeEvery).unref()
  return {
    /** Stores what was written last. */
    async stop() {
      clearInterval(timer)
      await running
      await store()
      await logEnd().catch(() => {})
    },
  }
}
