import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * `silent`: nothing arrives and no connection ends. `busy`: every request gets 503. `cut`:
 * the connection ends while a request is sent. `lost response`: the store does what it is asked, and
 * nobody learns of it.
 */
type Fault = 'none' | 'silent' | 'busy' | 'cut' | 'lost response'

const busy = 'HTTP/1.1 503 Slow Down\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'

/** A proxy in front of an S3 store that a test can make fail. */
export async function storeProxy(endpoint: string) {
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
    })
    far.on('data', (bytes) => {
      if (fault === 'none') near.write(bytes)
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
