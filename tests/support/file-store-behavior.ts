import { describe, expect, test } from 'vitest'
import { isMissing } from '#server/platform/errors.ts'
import type { FileStore } from '#server/platform/files/stores/file-store.ts'

/** What every store must do in the same way. */
export function describeFileStore(name: string, open: () => FileStore) {
  describe(name, () => {
    test('gives back what was stored, and the newest of two', async () => {
      const store = open()
      await store.put('documents/a.pdf', Buffer.from('one'))
      await store.put('documents/a.pdf', Buffer.from('two'))
      expect((await store.get('documents/a.pdf')).toString()).toBe('two')
      await store.put('documents/empty.pdf', Buffer.alloc(0))
      expect((await store.get('documents/empty.pdf')).length).toBe(0)
    })

    test('stores 5 MB byte for byte', async () => {
      const store = open()
      const bytes = Buffer.alloc(
        5_242_880,
        Buffer.from(Array.from({ length: 251 }, (_, index) => index)),
      )
      await store.put('documents/large.pdf', bytes)
      expect((await store.get('documents/large.pdf')).equals(bytes)).toBe(true)
    })

    test('says that a file is missing', async () => {
      const store = open()
      const error = await store.get('documents/none.pdf').catch((cause: unknown) => cause)
      expect(isMissing(error)).toBe(true)
      expect(await store.storedAt('documents/none.pdf')).toBeUndefined()
      expect(await store.move('documents/none.pdf', 'bin/documents/none.pdf')).toBe(false)
      await store.remove('documents/none.pdf')
    })

    test('lists the files of one folder, and not those in folders below it', async () => {
      const store = open()
      expect(await store.list('pictures')).toEqual([])
      await store.put('pictures/b.webp', Buffer.from('b'))
      await store.put('pictures/a.webp', Buffer.from('a'))
      await store.put('bin/pictures/c.webp', Buffer.from('c'))
      await store.put('installation-id', Buffer.from('1'))
      expect((await store.list('pictures')).sort()).toEqual(['a.webp', 'b.webp'])
      expect(await store.list('bin/pictures')).toEqual(['c.webp'])
    })

    test('moves a file with its content, and knows when', async () => {
      const store = open()
      const before = Date.now()
      await store.put('documents/moved.pdf', Buffer.from('words'))
      expect(await store.move('documents/moved.pdf', 'bin/documents/moved.pdf')).toBe(true)
      expect(await store.storedAt('documents/moved.pdf')).toBeUndefined()
      expect((await store.get('bin/documents/moved.pdf')).toString()).toBe('words')
      const movedAt = await store.storedAt('bin/documents/moved.pdf')
      // S3 knows the time in whole seconds.
      expect(movedAt?.getTime()).toBeGreaterThanOrEqual(before - 2_000)
    })

    test('removes a file, and clears a folder with everything below it', async () => {
      const store = open()
      for (const file of ['staged/pictures/a', 'staged/documents/b', 'staged/c', 'stagedtoo/d']) {
        await store.put(file, Buffer.from(file))
      }
      await store.remove('staged/c')
      expect(await store.list('staged')).not.toContain('c')
      await store.clear('staged')
      for (const folder of ['staged/pictures', 'staged/documents']) {
        expect(await store.list(folder)).toEqual([])
      }
      expect(await store.list('stagedtoo')).toEqual(['d'])
    })

    test('can be checked without leaving anything behind', async () => {
      const store = open()
      await store.check()
      for (const folder of ['pictures', 'checks']) {
        expect((await store.list(folder)).filter((file) => !file.endsWith('.webp'))).toEqual([])
      }
    })
  })
}
