import type { FileTrouble } from '#contract/office/overview.ts'
import { listMissingKeys } from '#server/operations/keys/missing-keys.ts'
import type { Context } from '#server/platform/context.ts'
import { StoreFault } from '#server/platform/errors.ts'
import { minutes, timeAfter } from '#server/platform/time.ts'

const checkKeysEvery = 10 * minutes

/** What staff should know about the files. Trying the keys opens documents, so it is not done each time. */
export function createFileTroubles({
  db,
  documents,
  now,
}: Pick<Context, 'db' | 'documents' | 'now'>) {
  let missingKeys: string[] = []
  let checkAt: Date | undefined

  async function check(): Promise<FileTrouble[]> {
    if (!checkAt || now() >= checkAt) {
      missingKeys = await listMissingKeys({ db, documents })
      checkAt = timeAfter(now(), checkKeysEvery)
    }
    const isForeign = !(await documents.belongTo(db))
    return [
      ...(isForeign ? [{ reason: 'foreign' as const }] : []),
      ...missingKeys.map((keyName) => ({ reason: 'missing key' as const, keyName })),
    ]
  }

  return () =>
    check().catch((error): FileTrouble[] => {
      if (error instanceof StoreFault) return [{ reason: 'out of reach' }]
      throw error
    })
}
