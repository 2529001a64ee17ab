import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { readSettings } from '#server/platform/settings/settings.ts'
import type { ObjectStore } from './object-store.ts'
import { type RunningServer, startServer } from './server.ts'

type Places = { databaseUrl: string; store: ObjectStore }

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Several real instances on one PostgreSQL and one S3 store, behind a balancer. */
export async function startCluster(
  size: number,
  { databaseUrl, store }: Places,
  more: Record<string, string> = {},
) {
  const { bucket, endpoint, region, keyId, secret } = store
  const instances: RunningServer[] = []
  const balancer = await startBalancer(() => instances.map(({ url }) => url))
  const env = {
    SITE_URL: balancer.url,
    DATABASE_URL: databaseUrl,
    FILES_URL: `s3://${bucket}/${randomUUID()}?endpoint=${endpoint}&region=${region}`,
    AWS_ACCESS_KEY_ID: keyId,
    AWS_SECRET_ACCESS_KEY: secret,
    JWT_SECRET: newKey(),
    FILES_KEY: `test:${newKey()}`,
    AUDIT_KEY: newKey(),
    ...more,
  }
  // The first one adds the administrator and the sample content.
  instances.push(await startServer(env))
  const others = Array.from({ length: size - 1 }, () => startServer(env))
  instances.push(...(await Promise.all(others)))
  await balancer.checkAll()

  const at = (index: number) => {
    const instance = instances[index]
    if (!instance) throw new Error(`There is no instance ${index}.`)
    return instance
  }
  return {
    url: balancer.url,
    instances,
    /** As its commands would read them. */
    settings: readSettings(env),
    /** Ends one as a power failure would, and starts another in its place. */
    async kill(index: number) {
      await kill(at(index))
      instances[index] = await startServer(env)
    },
    /** Stops one as an update would, and starts another in its place. */
    async restart(index: number) {
      await at(index).stop()
      instances[index] = await startServer(env)
    },
    async stop() {
      await balancer.stop()
      await Promise.all(instances.map(kill))
    },
  }
}

const newKey = () => randomBytes(32).toString('base64')

async function kill(server: RunningServer) {
  const { process } = server
  process.kill('SIGKILL')
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit')
  await server.stop()
}

const checkEvery = 250

/**
 * A load balancer as it stands in front of several instances: it asks each of them for its health, and
 * gives requests in turn to those that are healthy. A request that could not be handed over goes to the
 * next one; one that was handed over is never sent again, because it may have been carried out.
 */
async function startBalancer(instances: () => string[]) {
  const healthy = new Set<string>()
  let turn = 0

  const check = async (url: string) => {
    const response = await fetch(`${url}/api/health`).catch(() => undefined)
    await response?.arrayBuffer().catch(() => {})
    if (response?.ok) healthy.add(url)
    else healthy.delete(url)
  }
  const checkAll = () => Promise.all(instances().map(check))
  const timer = setInterval(checkAll, checkEvery)

  function forward(incoming: IncomingMessage, response: ServerResponse) {
    const choices = instances().filter((url) => healthy.has(url))
    const url = choices[turn++ % choices.length]
    if (!url) return response.writeHead(503).end()
    const { method, headers } = incoming
    const path = url + incoming.url
    const outgoing = request(path, { method, headers, agent: false })
    let handedOver = false
    outgoing.on('socket', (socket) =>
      socket.once('connect', () => {
        handedOver = true
        pipeline(incoming, outgoing, () => {})
      }),
    )
    outgoing.on('response', (reply) => {
      const { connection: _, 'keep-alive': __, ...kept } = reply.headers
      response.writeHead(reply.statusCode ?? 502, kept)
      // A response that breaks off must break off for the visitor too.
      pipeline(reply, response, (error) => error && response.destroy())
    })
    outgoing.on('error', () => {
      healthy.delete(url)
      if (!handedOver) forward(incoming, response)
      else if (!response.headersSent) response.writeHead(502).end()
    })
  }

  const server = createServer(forward)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address?.port}`,
    /** Asks all instances now. */
    checkAll,
    stop: async () => {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
