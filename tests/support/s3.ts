import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, inject } from 'vitest'
import type { S3Address } from '#server/platform/settings/s3-url.ts'

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

/**
 * `silent`: nothing arrives and no connection ends. `busy`: every request gets 503. `cut`:
 * the connection ends while a request is sent. `lost response`: the store does what it is asked, and
 * nobody learns of it. `slow`: a megabyte a second in each direction. `stopped`: no byte is taken from the
 * connections. `half a response`: only the first bytes of one arrive.
 */
type Fault =
  | 'none'
  | 'silent'
  | 'busy'
  | 'cut'
  | 'lost response'
  | 'slow'
  | 'stopped'
  | 'half a response'

const busy = 'HTTP/1.1 503 Slow Down\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'

/** Takes no more from a connection until so many bytes would have come over a slow line. */
function holdBack(socket: Socket, bytes: number) {
  socket.pause()
  setTimeout(() => socket.resume(), bytes / 1000)
}

/** A proxy in front of an S3 store that a test can make fail. */
async function storeProxy(endpoint: string) {
  const target = new URL(endpoint)
  const sockets = new Set<Socket>()
  let fault: Fault = 'none'

  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    near.on('close', () => far.end())
    far.on('close', () => near.destroy())
    near.on('data', (bytes) => {
      if (fault === 'cut') near.destroy()
      else if (fault === 'busy') near.end(busy)
      else if (fault !== 'silent') far.write(bytes)
      if (fault === 'slow') holdBack(near, bytes.length)
      if (fault === 'stopped') near.pause()
    })
    far.on('data', (bytes) => {
      if (fault !== 'silent' && fault !== 'lost response') near.write(bytes)
      if (fault === 'slow') holdBack(far, bytes.length)
      if (fault === 'half a response') far.pause()
    })
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const address = proxy.address()
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address?.port}`,
    /** From now on. Connections that are open meanwhile are ended, as a repaired store would not know them. */
    fail(next: Fault) {
      fault = next
      if (next === 'none') for (const socket of sockets) socket.destroy()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
