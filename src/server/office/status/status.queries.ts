import type { FailedRun, Status } from '#contract/office/status.ts'
import {
  countWaitingMails,
  lastMailSent,
  listMailTroubles,
} from '#server/messages/mail/outbox.queries.ts'
import { readDiskSpace } from '#server/operations/backup/backup-folder.ts'
import { readBackupStatus } from '#server/operations/backup/status.ts'
import { listKeyPlaces } from '#server/operations/keys/missing-keys.ts'
import { listTasks, type StoredTask } from '#server/operations/scheduler/scheduler.queries.ts'
import type { Context } from '#server/platform/context.ts'
import { getEngine } from '#server/platform/db/connect.ts'
import { listRunning } from '#server/platform/db/instances.ts'
import { lastMigration } from '#server/platform/db/migrate.ts'
import { databaseSize } from '#server/platform/db/whole-database.ts'
import type { FilesAddress } from '#server/platform/files/stores/file-store.ts'
import { days, timeBefore } from '#server/platform/time.ts'
import { readClockDoubt } from '#server/records/clock/clock.ts'
import { createFileTroubles } from '../overview/overview.queries.ts'

const failuresShown = 20
const failuresShownFor = 7 * days

/** Everything but what the process itself remembers. */
export async function readStatus(
  context: Context,
  describe: (task: string) => { title: string },
): Promise<Omit<Status, 'at' | 'program' | 'errors'>> {
  const { db, settings } = context
  const { dataDir, keysDir } = settings
  const tasks = await listTasks(db)
  const backupTask = tasks.find(({ name }) => name === 'nightly backup')
  return {
    database: {
      kind: getEngine(settings) === 'postgres' ? 'PostgreSQL' : 'SQLite',
      size: await databaseSize(db, settings),
      migration: (await lastMigration(db)) ?? '',
    },
    instances: (await listRunning(db, context.now())).map(({ host, build, started_at }) => ({
      host,
      build,
      startedAt: started_at,
    })),
    disk: { folder: dataDir, ...(await readDiskSpace(dataDir)) },
    mail: context.mail ? await readMail(context, context.mail.to) : null,
    backup: await readBackupStatus(context, backupTask),
    files: { ...describePlace(settings), troubles: await createFileTroubles(context)() },
    keys: { folder: keysDir, keys: await listKeyPlaces(settings) },
    clockDoubt: await readClockDoubt(db),
    failedRuns: listFailures(tasks, timeBefore(context.now(), failuresShownFor)).map((run) => ({
      ...run,
      title: describe(run.task).title,
    })),
  }
}

function describePlace({ s3, dataDir }: FilesAddress): Pick<Status['files'], 'kind' | 'place'> {
  if (!s3) return { kind: 'disk', place: dataDir }
  const { bucket, prefix, region, endpoint } = s3
  return { kind: 'S3', place: `${bucket}/${prefix} at ${endpoint ?? `Amazon, ${region}`}` }
}

async function readMail({ db }: Context, to: string[]): Promise<Status['mail']> {
  return {
    to,
    waiting: await countWaitingMails(db),
    troubles: await listMailTroubles(db),
    lastSentAt: (await lastMailSent(db)) ?? null,
  }
}

function listFailures(tasks: StoredTask[], since: Date): Omit<FailedRun, 'title'>[] {
  return tasks
    .flatMap(({ name, history }) => history.map((run) => ({ task: name, ...run })))
    .filter(({ failed, endedAt }) => failed && endedAt >= since.toISOString())
    .map(({ task, endedAt, result }) => ({ at: endedAt, task, reason: result }))
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, failuresShown)
}
