import type { Context } from '../context.ts'
import { forgetRemoved, listRemoved, listStoredNames } from './application-files.queries.ts'
import { forgetOldClaims } from './idempotency.queries.ts'

type Parts = Pick<Context, 'db' | 'documents'>

const step = 1000

/** Takes files from the disk whose rows are gone. What a crash or a backup leaves, the next sweep finishes. */
export async function removeMarkedFiles({ db, documents }: Parts, names: string[]) {
  if (await documents.held()) return
  for (const name of names) await documents.remove(name)
  await forgetRemoved(db, names)
}

/**
 * Clears away what a crash may have left: files of deleted applications, files that no row names,
 * temporary ones. Tells how many went, and how many rows miss their file, which must be none.
 */
export async function sweepDocuments({ db, documents }: Parts, now: Date) {
  await removeMarkedFiles({ db, documents }, await listRemoved(db))
  await forgetOldClaims(db, now)

  const strays = new Set(await documents.list())
  let missing = 0
  let names: string[]
  let last = ''
  do {
    names = await listStoredNames(db, last, step)
    for (const name of names) {
      // One that came after the list was made is not on it.
      if (!strays.delete(name) && !(await documents.has(name))) missing += 1
    }
    last = names.at(-1) ?? last
  } while (names.length === step)

  let removed = 0
  if (await documents.held()) return { removed, missing }
  for (const name of strays) if (await documents.removeStray(name, now)) removed += 1
  return { removed, missing }
}
