import type { ChangeKind } from '#contract/office/changes.ts'

export type OperationTables = {
  /** Updated by triggers. */
  change_counts: { kind: ChangeKind; count: number }
  milestones: { name: string; reached_at: string }
  scheduled_tasks: ScheduledTaskRow
  scheduled_runs: ScheduledRunRow
  backups: BackupRow
  instances: InstanceRow
  /** How often senders made limited calls; used when several instances share a database. */
  rate_limits: { key: string; count: number; ends_at: string }
  /** One row, or none while the files in DATA_DIR are not known to belong to this database. */
  installation: { id: number; installation_id: string }
}

/** A server that uses this PostgreSQL database. */
export type InstanceRow = {
  id: string
  host: string
  /** Version and commit of the program. */
  build: string
  /** Fingerprints of its keys, as JSON. */
  keys: string
  started_at: string
  /** When it last reported that it is running. */
  seen_at: string
}

export type ScheduledTaskRow = {
  name: string
  /** When it runs next. While it is running: when another instance may start it, in case this one was killed. */
  due_at: string
  /** The run that is under way. */
  run_id: string | null
  started_at: string | null
  /** When the last finished run ended. */
  ended_at: string | null
  /** What the last finished run did, or why it failed; empty when there was nothing to do. */
  result: string
  failed: 0 | 1
}

/** A run that did something or failed. Only the latest ones are kept. */
export type ScheduledRunRow = {
  id: string
  task: string
  started_at: string
  ended_at: string
  result: string
  failed: 0 | 1
}

/** A nightly backup: one that is being made, or one that is on the disk. */
export type BackupRow = {
  id: string
  folder: string
  file: string
  started_at: string
  /** Null until it has been made and proved, or could not be proved. */
  ended_at: string | null
  size: number
  /** When it was restored into a temporary place and was complete. */
  proved_at: string | null
  /** Why it is not proved; else empty. */
  problem: string
}
