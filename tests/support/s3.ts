import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import type { S3Address } from '#server/platform/settings/s3-url.ts'
import { storeProxy } from './store-proxy.ts'

type Proxy = Awaited<ReturnType<typeof storeProxy>>

/** Whether there is a store for the tests of S3. */
export const hasS3 = inject('objectStore') !== undefined

/** A new, empty place in the store, reached through a proxy that can fail. */
export function testBucket() {
  let proxy: Proxy
  let address: S3Address

  beforeAll(async () => {
    const store = inject('objectStore')
    if (!store) return
    process.env.AWS_ACCESS_KEY_ID = store.keyId
    process.env.AWS_SECRET_ACCESS_KEY = store.secret
    proxy = await storeProxy(store.endpoint)
    const { bucket, region } = store
    address = { bucket, region, prefix: `${randomUUID()}/`, endpoint: proxy.endpoint }
  })
  afterAll(() => proxy?.close())

  return {
    get address() {
      return address
    },
    fail: (fault: Parameters<Proxy['fail']>[0]) => proxy.fail(fault),
  }
}
