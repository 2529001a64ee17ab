import type { AuditKind } from '#contract/audit.ts'
import { audit, commandLine } from '../audit/audit.queries.ts'
import type { Context } from '../context.ts'
import { notifyContentChanged } from '../db/content-notifications.ts'
import { transact } from '../db/transact.ts'
import { publishDueEvents } from '../events/events.queries.ts'
import { publishDueJobs } from '../jobs/jobs.queries.ts'

type Parts = Pick<Context, 'db' | 'auditKeys' | 'responseCache' | 'settings'>

/** Marks drafts whose date has come as published. Visitors have seen them since that moment. */
export async function publishDue(parts: Parts, now: Date) {
  const { db, auditKeys, responseCache, settings } = parts
  const published = await transact(db, async (db) => {
    const jobs = await publishDueJobs(db, now)
    const events = await publishDueEvents(db, now)
    const changed = jobs.length + events.length > 0
    if (changed && settings.databaseUrl) await notifyContentChanged(db)
    const record = (objectKind: AuditKind, objectId: string) =>
      audit(db, commandLine(auditKeys), now, {
        action: 'published on its date',
        objectKind,
        objectId,
      })
    for (const id of jobs) await record('job', id)
    for (const id of events) await record('event', id)
    return { jobs: jobs.length, events: events.length }
  })
  if (published.jobs + published.events > 0) responseCache.clear()
  return published
}
