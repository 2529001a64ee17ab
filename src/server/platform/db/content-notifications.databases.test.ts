import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { databaseProxy } from '../../../../tests/support/database-proxy.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { notifyContentChanged, onContentChanged } from './content-notifications.ts'
import { transact } from './transact.ts'

const server = testApp()

/** An instance that listens through a proxy. */
async function listen() {
  const proxy = await databaseProxy(server.context.settings.databaseUrl ?? '')
  onTestFinished(proxy.close)
  const onChange = vi.fn()
  const listener = onContentChanged(proxy.url, onChange)
  onTestFinished(listener.stop)
  onTestFinished(proxy.restore)
  await listener.started
  return { proxy, listener, calls: () => onChange.mock.calls.length }
}

describe.runIf(inject('postgresUrl'))('another instance', () => {
  test('learns of a change when it is committed, and not of one that failed', async () => {
    const { db } = server.context
    const { calls } = await listen()
    // Once before it can hear anything, and once when it can.
    expect(calls()).toBe(2)
    await transact(db, notifyContentChanged)
    await expect.poll(calls).toBe(3)

    const failing = transact(db, async (db) => {
      await notifyContentChanged(db)
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    await transact(db, notifyContentChanged)
    await expect.poll(calls).toBe(4)
  })

  test('connects again when its connection was cut, and hears the next change', async () => {
    const { proxy, calls } = await listen()
    proxy.cut()
    // What changed meanwhile was told to nobody.
    await expect.poll(calls).toBeGreaterThanOrEqual(4)
    const before = calls()
    await transact(server.context.db, notifyContentChanged)
    await expect.poll(calls).toBeGreaterThan(before)
  })

  test('notices a connection that has fallen silent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { proxy, calls } = await listen()
    proxy.silence()
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(1000)
        return calls()
      })
      .toBeGreaterThan(2)
  })

  test.each(['while it listens', 'while it connects again'])(
    'that is stopped %s does not connect again',
    async (moment) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      onTestFinished(() => void vi.useRealTimers())
      const { proxy, listener, calls } = await listen()
      if (moment === 'while it connects again') {
        proxy.cut()
        await expect.poll(calls).toBeGreaterThan(2)
      }
      await listener.stop()
      const before = calls()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(calls()).toBe(before)
      expect(vi.getTimerCount()).toBe(0)
    },
  )
})
