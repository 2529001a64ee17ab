import type { Context } from '#server/platform/context.ts'
import { notifyContentChanged } from '#server/platform/db/content-notifications.ts'
import { transact } from '#server/platform/db/transact.ts'
import { minutes } from '#server/platform/time.ts'
import { audit, commandLine } from '#server/records/audit/audit.queries.ts'
import { countInWords, type Dated, type Feature } from '#server/records/feature.ts'

export const publishing: Feature = {
  tasks: (context, { features }) => {
    const kinds = features.flatMap(({ dated }) => dated ?? [])
    return [
      {
        name: 'publishing',
        title: 'Publish and close on a date',
        purpose:
          'Publishes the job postings and events whose date has come, and archives the job postings whose closing date is over.',
        every: 1 * minutes,
        run: (now) => applyDates(context, kinds, now),
      },
    ]
  },
}

type Dependencies = Pick<Context, 'db' | 'auditKeys' | 'responseCache' | 'settings'>

/**
 * Marks drafts whose date has come as published, and what is over as archived, and says what it did.
 * Visitors have seen it that way since that moment.
 */
async function applyDates(context: Dependencies, kinds: Dated[], now: Date) {
  const { db, auditKeys, responseCache, settings } = context
  const changes = await transact(db, async (db) => {
    const changes: { kind: Dated; ids: string[]; done: 'published' | 'closed' }[] = []
    for (const kind of kinds) {
      changes.push({ kind, ids: await kind.publishDue(db, now), done: 'published' })
    }
    // After publishing, because both dates may have passed while the server was down.
    for (const kind of kinds) {
      if (kind.closeDue) changes.push({ kind, ids: await kind.closeDue(db, now), done: 'closed' })
    }
    const any = changes.some(({ ids }) => ids.length > 0)
    if (any && settings.databaseUrl) await notifyContentChanged(db)
    for (const { kind, ids, done } of changes) {
      for (const objectId of ids) {
        const line = { action: `${done}-on-date` as const, objectKind: kind.kind, objectId }
        await audit(db, commandLine(auditKeys), now, line)
      }
    }
    return changes.filter(({ ids }) => ids.length > 0)
  })
  if (changes.length > 0) responseCache.clear()
  const done = changes.map(({ kind, ids, done }) =>
    countInWords(`${kind.label} ${done}`, ids.length),
  )
  return done.join(' ') || undefined
}
