import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Db } from '#server/platform/db/transact.ts'
import { backedUpOffice, quiet, restore, withDatabase } from '../../../../tests/support/backups.ts'

const setup = backedUpOffice()

describe('a row that refers to a file outside the data folder', () => {
  test.each<[string, (db: Db) => Promise<unknown>]>([
    [
      'document',
      (db) => db.updateTable('application_files').set({ stored_name: '../../x' }).execute(),
    ],
    [
      'picture',
      (db) =>
        db
          .updateTable('hero_slides')
          .set({ picture: JSON.stringify({ path: '/a-1.webp', widths: ['/../../x'] }) })
          .execute(),
    ],
  ])('is refused for a %s', async (what, change) => {
    const target = await setup.emptyTarget()
    await restore(target, setup.good)
    await withDatabase(target, async (db) => {
      // Stored names are unique, so only one row can be changed.
      const { id } = await db.selectFrom('application_files').select('id').executeTakeFirstOrThrow()
      await db.deleteFrom('application_files').where('id', '!=', id).execute()
      await change(db)
    })
    await expect(setup.backup(join(setup.dir, `${what}.zip`), quiet, target)).rejects.toThrow(
      `A row names a ${what}`,
    )
  })
})
