import { z } from 'zod'
import { Done, replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { mailFailures } from '#contract/records/timeline.ts'
import { FileTrouble, MailTrouble } from './overview.ts'

/** In milliseconds. One night may be missed because the server was off, and a backup takes some time. */
export const backupTooOld = 50 * 3_600_000

/** A nightly backup. */
export const Backup = z.object({
  folder: z.string(),
  file: z.string(),
  /** The moment whose data it contains. */
  madeAt: z.string(),
  size: z.number(),
  /** When it was restored into a temporary place and was complete; null when that failed. */
  provedAt: z.nullable(z.string()),
  /** Why it is not proved; else empty. */
  problem: z.string(),
})
export type Backup = z.infer<typeof Backup>

const DiskSpace = z.object({ free: z.number(), total: z.number() })

export const BackupStatus = z.object({
  /** The settings; null without nightly backups. */
  plan: z.nullable(
    z.object({
      folder: z.string(),
      /** Such as 02:30, in the provider's time zone. */
      at: z.string(),
      keep: z.number(),
      /** Null until the server has planned it. */
      nextRunAt: z.nullable(z.string()),
      running: z.boolean(),
      /** Where the folder is when that is no good place for backups. */
      place: z.enum(['another disk', 'S3', 'disk of the data', 'data folder', 'missing']),
      /** Null when the folder is missing, and for S3. */
      space: z.nullable(DiskSpace),
    }),
  ),
  last: z.nullable(Backup),
  lastProved: z.nullable(Backup),
  /** Why the last run failed; empty when it did not. */
  failure: z.string(),
})
export type BackupStatus = z.infer<typeof BackupStatus>

export const keyNames = ['files-key', 'backup-key', 'audit-key', 'jwt-secret'] as const
export type KeyName = (typeof keyNames)[number]

export const KeyStatus = z.object({
  folder: z.string(),
  keys: z.array(
    z.object({ name: z.enum(keyNames), place: z.enum(['setting', 'folder', 'missing']) }),
  ),
})
export type KeyStatus = z.infer<typeof KeyStatus>

export const errorCauses = [
  'disk full',
  'disk fault',
  'file store out of reach',
  'database out of reach',
  'database locked',
  'key missing',
  'busy',
  'unexpected',
] as const
export type ErrorCause = (typeof errorCauses)[number]

/** A response with a status of 500 or more; equal ones count as one. */
export const ServerError = z.object({
  /** When it happened last. */
  at: z.string(),
  count: z.number(),
  cause: z.enum(errorCauses),
  /** Method and path of the call or page, without anything that a visitor typed. */
  route: z.string(),
  /** The id of the last request, to find it in the log. */
  reference: z.string(),
})
export type ServerError = z.infer<typeof ServerError>

export const FailedRun = z.object({
  at: z.string(),
  task: z.string(),
  title: z.string(),
  reason: z.string(),
})
export type FailedRun = z.infer<typeof FailedRun>

export const Status = z.object({
  /** The time on the server. */
  at: z.string(),
  program: z.object({
    version: z.string(),
    /** Null when it was not built from a repository. */
    commit: z.nullable(z.string()),
    node: z.string(),
    startedAt: z.string(),
  }),
  database: z.object({
    kind: z.enum(['SQLite', 'PostgreSQL']),
    size: z.number(),
    migration: z.string(),
  }),
  /** Those that run on this database, oldest first; none with SQLite, which only one can use. */
  instances: z.array(z.object({ host: z.string(), build: z.string(), startedAt: z.string() })),
  disk: DiskSpace.extend({ folder: z.string() }),
  /** Where pictures and documents are, and what is wrong with them. */
  files: z.object({
    kind: z.enum(['disk', 'S3']),
    /** The folder, or the bucket and its address. */
    place: z.string(),
    troubles: z.array(FileTrouble),
  }),
  /** Null when mail is off. */
  mail: z.nullable(
    z.object({
      to: z.array(z.string()),
      waiting: z.number(),
      troubles: z.array(MailTrouble),
      lastSentAt: z.nullable(z.string()),
    }),
  ),
  backup: BackupStatus,
  keys: KeyStatus,
  /** Why nothing is deleted by the clock until an owner confirms it; empty when it is right. */
  clockDoubt: z.string(),
  /** Since the start of the server, newest first. */
  errors: z.array(ServerError),
  /** Of scheduled tasks, newest first. */
  failedRuns: z.array(FailedRun),
})
export type Status = z.infer<typeof Status>

/** To whom a test mail was sent; `failure` says why the mail server has not taken it. */
export const TestMail = z.object({
  to: z.string(),
  failure: z.nullable(z.enum([...mailFailures, 'off'])),
})
export type TestMail = z.infer<typeof TestMail>

export const statusSchemas = {
  read: { reply: replyWith(Status) },
  sendTestMail: { reply: replyWith(TestMail) },
  confirmClock: { reply: Done },
  backUp: { reply: Done },
}

export const statusMessages = {
  noBackups: 'There are no nightly backups on this server.',
}

export const statusCalls: Calls<typeof statusSchemas> = {
  read: endpoint('GET', '/admin/status', 'owner'),
  sendTestMail: endpoint('POST', '/admin/status/test-mail', 'owner'),
  confirmClock: endpoint('POST', '/admin/status/clock', 'owner'),
  /** The scheduler begins within a minute. */
  backUp: endpoint('POST', '/admin/status/backup', 'owner'),
}
