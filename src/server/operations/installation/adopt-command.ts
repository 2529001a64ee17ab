import { type Db, transact } from '#server/platform/db/transact.ts'
import { listFiles } from '#server/platform/files/document-store.ts'
import { filesBelongTo } from '#server/platform/files/installation-id.queries.ts'
import { trashFolder } from '#server/platform/files/stores/file-store.ts'
import { openFileStore } from '#server/platform/files/stores/open-store.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { auditCommand } from '#server/records/audit/audit-command.ts'
import { listReferencedFiles } from '../backup/file-references.ts'
import { adoptFiles } from './installation.ts'

/** `npm run office -- files adopt`: for files that do belong to this database, though their id says otherwise. */
export async function adoptCommand(db: Db, settings: Settings, now: Date): Promise<string> {
  const store = await openFileStore(settings)
  if (await filesBelongTo(db, store)) return 'The files already belong to this database.'
  await transact(db, async (db) => {
    await adoptFiles(db, store)
    await auditCommand(db, settings, now, { action: 'adopted', objectKind: 'files' })
  })
  const needed = new Set((await listReferencedFiles(db)).map(({ name }) => name))
  const files = await listFiles(store)
  const unused = files.filter((name) => !needed.has(name))
  return `The ${files.length} pictures and documents in ${store.setting} now belong to this database.
No record refers to ${unused.length} of them: the server moves these to the folder ${trashFolder} there, and erases them after 30 days.`
}
