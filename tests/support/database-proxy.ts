import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy between the server and its PostgreSQL that a test can silence or cut. */
export async function databaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let silent = false

  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    join(near, far)
    join(far, near)
  })
  function join(from: Socket, to: Socket) {
    sockets.add(from)
    if (silent) from.pause()
    from.on('data', (bytes) => to.write(bytes))
    from.on('error', () => {})
    // While it is silent, nobody learns that the other side has hung up.
    from.on('close', () => {
      sockets.delete(from)
      if (!silent) to.destroy()
    })
  }
  const setSilent = (value: boolean) => {
    silent = value
    for (const socket of sockets) silent ? socket.pause() : socket.resume()
  }
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }

  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(target)
  const address = proxy.address()
  url.port = String(typeof address === 'object' && address?.port)
  return {
    url: url.href,
    /** Nothing arrives any more, and no connection ends. */
    silence: () => setSilent(true),
    restore: () => setSilent(false),
    /** Ends every connection. */
    cut,
    /** Leads to another server from now on, as the address of a database does that has moved. */
    moveTo(databaseUrl: string) {
      target.port = new URL(databaseUrl).port
      cut()
    },
    close: async () => {
      cut()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
