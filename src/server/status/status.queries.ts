import type { ScheduledTask } from '#contract/scheduler.ts'
import type { FailedRun, Status } from '#contract/status.ts'
import { roomIn } from '../backup/room.ts'
import { readBackupStatus } from '../backup/status.ts'
import type { Context } from '../context.ts'
import { engineOf } from '../db/connect.ts'
import { lastMigration } from '../db/migrate.ts'
import { databaseSize } from '../db/size.ts'
import { listKeyPlaces } from '../keys/key-places.ts'
import { countWaitingMails, lastMailSent, listMailTroubles } from '../mail/outbox.queries.ts'
import { createFileTroubles } from '../overview/file-troubles.ts'
import { listTasks } from '../scheduler/scheduler.queries.ts'
import { days, timeBefore } from '../time.ts'

const failuresShown = 20
const failuresShownFor = 7 * days

/** Everything but what the process itself remembers. */
export async function readStatus(
  context: Context,
): Promise<Omit<Status, 'at' | 'program' | 'errors'>> {
  const { db, settings } = context
  const { dataDir, keysDir } = settings
  const tasks = await listTasks(db)
  const backupTask = tasks.find(({ name }) => name === 'nightly backup')
  return {
    database: {
      kind: engineOf(settings) === 'postgres' ? 'PostgreSQL' : 'SQLite',
      size: await databaseSize(db, settings),
      migration: (await lastMigration(db)) ?? '',
    },
    disk: { folder: dataDir, ...(await roomIn(dataDir)) },
    mail: context.mail ? await readMail(context, context.mail.to) : null,
    backup: await readBackupStatus(context, backupTask),
    keys: {
      folder: keysDir,
      keys: await listKeyPlaces(settings),
      troubles: await createFileTroubles(context)(),
    },
    failedRuns: failuresOf(tasks, timeBefore(context.now(), failuresShownFor)),
  }
}

async function readMail({ db }: Context, to: string[]): Promise<Status['mail']> {
  return {
    to,
    waiting: await countWaitingMails(db),
    troubles: await listMailTroubles(db),
    lastSentAt: (await lastMailSent(db)) ?? null,
  }
}

function failuresOf(tasks: ScheduledTask[], since: Date): FailedRun[] {
  return tasks
    .flatMap(({ name, history }) => history.map((run) => ({ task: name, ...run })))
    .filter(({ failed, endedAt }) => failed && endedAt >= since.toISOString())
    .map(({ task, endedAt, result }) => ({ at: endedAt, task, reason: result }))
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, failuresShown)
}
