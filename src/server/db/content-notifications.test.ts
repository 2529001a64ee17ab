import { expect, inject, test } from 'vitest'
import { testApp } from '../../../tests/support/test-app.ts'
import { notifyContentChanged, onContentChanged } from './content-notifications.ts'
import { transact } from './transact.ts'

const server = testApp()

test.runIf(inject('postgresUrl'))(
  'another instance learns of a change when it is committed, and not of one that failed',
  async () => {
    const { db, settings } = server.context
    let calls = 0
    const listener = onContentChanged(settings.databaseUrl ?? '', () => {
      calls += 1
    })
    await listener.started
    const atStart = calls
    await transact(db, notifyContentChanged)
    await expect.poll(() => calls).toBe(atStart + 1)

    const failing = transact(db, async (db) => {
      await notifyContentChanged(db)
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    await transact(db, notifyContentChanged)
    await expect.poll(() => calls).toBe(atStart + 2)
    await listener.stop()
  },
)
