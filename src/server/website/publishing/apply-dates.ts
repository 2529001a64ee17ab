import type { AuditKind } from '#contract/records/audit.ts'
import { archiveClosedJobs, publishDueJobs } from '#server/hiring/jobs/job-dates.queries.ts'
import type { Context } from '#server/platform/context.ts'
import { notifyContentChanged } from '#server/platform/db/content-notifications.ts'
import { transact } from '#server/platform/db/transact.ts'
import { audit, commandLine } from '#server/records/audit/audit.queries.ts'
import { publishDueEvents } from '../events/events.queries.ts'

type Parts = Pick<Context, 'db' | 'auditKeys' | 'responseCache' | 'settings'>

/**
 * Marks drafts whose date has come as published, and jobs whose closing date is over as archived.
 * Visitors have seen it that way since that moment.
 */
export async function applyDates(parts: Parts, now: Date) {
  const { db, auditKeys, responseCache, settings } = parts
  const changed = await transact(db, async (db) => {
    const jobs = await publishDueJobs(db, now)
    const events = await publishDueEvents(db, now)
    // After publishing, because both dates of a job may have passed while the server was down.
    const closed = await archiveClosedJobs(db, now)
    const any = jobs.length + events.length + closed.length > 0
    if (any && settings.databaseUrl) await notifyContentChanged(db)
    const record = (action: string, objectKind: AuditKind, objectId: string) =>
      audit(db, commandLine(auditKeys), now, { action, objectKind, objectId })
    for (const id of jobs) await record('published on its date', 'job', id)
    for (const id of events) await record('published on its date', 'event', id)
    for (const id of closed) await record('closed on its date', 'job', id)
    return { any, jobs: jobs.length, events: events.length, closed: closed.length }
  })
  if (changed.any) responseCache.clear()
  return changed
}
