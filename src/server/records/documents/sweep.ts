import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/platform/context.ts'
import { inStore } from '#server/platform/files/stores/file-store.ts'
import { hours } from '#server/platform/time.ts'
import { clockInDoubt, mayDeleteByClock } from '../clock/clock.ts'
import { countInWords, type Feature } from '../feature.ts'
import {
  forgetOldClaims,
  forgetRemoved,
  listRemoved,
  listStoredNames,
} from './documents.queries.ts'

type Dependencies = Pick<Context, 'db' | 'documents'>

const batchSize = 1000

/**
 * Erases files whose rows are deleted. The deletion is done at this point, so a file that cannot be
 * erased now does not make it fail: the sweep tries again.
 */
export async function eraseFiles(request: FastifyRequest, context: Dependencies, names: string[]) {
  try {
    await eraseMarkedFiles(context, names)
  } catch (error) {
    request.log.error({ err: error }, 'a deleted file is still on the disk')
  }
}

/** What a crash, a running backup or a failing disk prevents, the next sweep does. */
export async function eraseMarkedFiles({ db, documents }: Dependencies, names: string[]) {
  if (await documents.hasBackupLease()) return
  const results = await Promise.allSettled(names.map((name) => documents.remove(name)))
  await forgetRemoved(
    db,
    names.filter((_, index) => results[index]?.status === 'fulfilled'),
  )
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/**
 * Cleans up what a crash may have left: erases files of deleted records, and moves files that no
 * row refers to into the trash. Returns how many it moved, and how many rows have no file, which should
 * be none.
 */
export async function sweepDocuments(
  { db, documents }: Dependencies,
  now: Date,
  /** Whether what is old by the clock may be removed. */
  mayDelete = true,
) {
  await eraseMarkedFiles({ db, documents }, await listRemoved(db))
  if (mayDelete) await forgetOldClaims(db, now)

  const strays = new Set(await documents.list())
  let missing = 0
  let names: string[]
  let last = ''
  do {
    names = await listStoredNames(db, last, batchSize)
    for (const name of names) {
      // A file that was added after the list was read is not in it.
      if (strays.delete(name) || (await documents.has(name))) continue
      if (!(await documents.takeBack(name))) missing += 1
    }
    last = names.at(-1) ?? last
  } while (names.length === batchSize)

  let removed = 0
  if (!mayDelete || (await documents.hasBackupLease()) || !(await documents.belongTo(db)))
    return { removed, missing }
  for (const name of strays) if (await documents.discard(name, now)) removed += 1
  await documents.emptyTrash(now)
  return { removed, missing }
}

export const documents: Feature = {
  tasks: (context) => [
    {
      name: 'document sweep',
      title: 'Check documents',
      purpose:
        'Removes files that belong to no applicant or referral, and checks that no document is missing.',
      every: 1 * hours,
      run: async (now) => {
        const mayDelete = await mayDeleteByClock(context, now)
        const { removed, missing } = await sweepDocuments(context, now, mayDelete)
        if (missing > 0)
          throw new Error(`Documents that are not ${inStore(context.files)}: ${missing}.`)
        return mayDelete ? countInWords('Files removed', removed) : clockInDoubt
      },
    },
  ],
}
