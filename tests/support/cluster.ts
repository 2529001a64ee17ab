import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readSettings } from '#server/platform/settings/settings.ts'
import { startBalancer } from './balancer.ts'
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
