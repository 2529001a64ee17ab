import type { Context } from '../context.ts'
import { forgetRemoved, listRemoved, listStoredNames } from './application-files.queries.ts'
import { forgetOldClaims } from './idempotency.queries.ts'

type Parts = Pick<Context, 'db' | 'documents'>

const batchSize = 1000

/** Deletes files whose rows are deleted. What a crash or a running backup prevents, the next sweep does. */
export async function removeMarkedFiles({ db, documents }: Parts, names: string[]) {
  if (await documents.held()) return
  for (const name of names) await documents.remove(name)
  await forgetRemoved(db, names)
}

/**
 * Deletes what a crash may have left: files of deleted applications, files that no row refers to and
 * temporary files. Returns how many it deleted, and how many rows have no file, which should be none.
 */
export async function sweepDocuments({ db, documents }: Parts, now: Date) {
  await removeMarkedFiles({ db, documents }, await listRemoved(db))
  await forgetOldClaims(db, now)

  const strays = new Set(await documents.list())
  let missing = 0
  let names: string[]
  let last = ''
  do {
    names = await listStoredNames(db, last, batchSize)
    for (const name of names) {
      // A file that was added after the list was read is not in it.
      if (!strays.delete(name) && !(await documents.has(name))) missing += 1
    }
    last = names.at(-1) ?? last
  } while (names.length === batchSize)

  let removed = 0
  if (await documents.held()) return { removed, missing }
  for (const name of strays) if (await documents.removeStray(name, now)) removed += 1
  return { removed, missing }
}
