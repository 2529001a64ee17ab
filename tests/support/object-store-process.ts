import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { ObjectStore, StoreAct } from './object-store.ts'
import { freePort } from './server.ts'

/**
 * Runs Ceph's S3 server for `startObjectStore`, in a process of its own that ends its daemons when the
 * test run ends, also if that is killed.
 */
const folder = mkdtempSync(join(tmpdir(), 'poplar-s3-'))
const config = join(folder, 'ceph.conf')
const daemons = new Map<string, ChildProcess>()
const region = 'us-east-1'
const keys = { id: randomBytes(10).toString('hex'), secret: randomBytes(20).toString('hex') }
const ports = { monitor: await freePort(), gateway: await freePort() }
const monitor = `v2:127.0.0.1:${ports.monitor}`
const cluster = randomUUID()

const run = (command: string, ...args: string[]) =>
  execFileSync(command, ['-c', config, ...args], { encoding: 'utf8', stdio: 'pipe' })

/** Starts a daemon in the foreground. What it prints is in the folder while it runs. */
function start(command: string, ...args: string[]) {
  const log = openSync(join(folder, `${command}.log`), 'a')
  const child = spawn(command, ['-c', config, ...args, '-f'], { stdio: ['ignore', log, log] })
  closeSync(log)
  daemons.set(command, child)
}

/** Waits without a time limit, because a busy machine may be slow; only a daemon that has ended fails. */
async function until(done: () => unknown) {
  for (;;) {
    for (const [name, { exitCode }] of daemons) {
      if (exitCode !== null) throw new Error(`${name} ended with ${exitCode}`)
    }
    try {
      if (await done()) return
    } catch {
      // It does not answer yet.
    }
    await setTimeout(100)
  }
}

async function startDisk() {
  start('ceph-osd', '-i', '0')
  const socket = join(folder, 'osd.0.socket')
  await until(() => run('ceph', 'daemon', socket, 'status').includes('"state": "active"'))
}

const startGateway = () => start('radosgw', '-n', 'client.gateway')

async function kill(name: string) {
  const child = daemons.get(name)
  daemons.delete(name)
  if (child?.exitCode !== null || child.signalCode !== null) return
  // One that is stopped ends only when it goes on.
  child.kill('SIGCONT')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** What a test can do to the store while it is used. */
const acts: Record<StoreAct, () => unknown> = {
  // Connections stay open, and nothing is answered.
  'stall disk': () => daemons.get('ceph-osd')?.kill('SIGSTOP'),
  'resume disk': () => daemons.get('ceph-osd')?.kill('SIGCONT'),
  'kill disk': () => kill('ceph-osd'),
  'start disk': startDisk,
  'kill gateway': () => kill('radosgw'),
  'start gateway': startGateway,
}

async function startStore(): Promise<ObjectStore> {
  for (const name of ['monitor', 'disk', 'gateway']) mkdirSync(join(folder, name))
  // The daemons trust each other, because they listen on this machine only. S3 requests are checked.
  writeFileSync(
    config,
    `[global]
fsid = ${cluster}
mon host = ${monitor}
mon initial members = a
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
ms bind msgr1 = false
run dir = ${folder}
crash dir = ${folder}
admin socket = ${folder}/$name.socket
log file = ${folder}/$name.log
mon cluster log file = ${folder}/cluster.log
mon allow pool size one = true
mon data avail crit = 1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
rgw rados pool pg num min = 4
[mon.a]
mon data = ${folder}/monitor
[osd.0]
osd data = ${folder}/disk
bluestore block create = true
bluestore block size = ${4 * 2 ** 30}
[client.gateway]
rgw data = ${folder}/gateway
rgw frontends = beast endpoint=127.0.0.1:${ports.gateway}
`,
  )
  const map = join(folder, 'monitors')
  run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', monitor, map)
  run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map)
  start('ceph-mon', '-i', 'a')
  run('ceph-osd', '--mkfs', '-i', '0', '--osd-uuid', randomUUID())
  run('ceph', 'osd', 'new', readFileSync(join(folder, 'disk', 'fsid'), 'utf8').trim())
  await startDisk()
  startGateway()
  const endpoint = `http://127.0.0.1:${ports.gateway}`
  await until(async () => (await fetch(endpoint)).ok)
  const user = ['user', 'create', '--uid=poplar', '--display-name=Poplar']
  run('radosgw-admin', ...user, `--access-key=${keys.id}`, `--secret-key=${keys.secret}`)
  const store = { endpoint, region, bucket: 'poplar', keyId: keys.id, secret: keys.secret }
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle: true,
    credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret },
  })
  await client.send(new CreateBucketCommand({ Bucket: store.bucket }))
  return store
}

async function stop() {
  for (const name of ['radosgw', 'ceph-osd', 'ceph-mon']) await kill(name)
  rmSync(folder, { recursive: true, force: true })
}

// The channel also closes when the test run is killed.
process.once('disconnect', stop)
process.on('message', async (name) => {
  await acts[name as StoreAct]()
  process.send?.('done')
})
try {
  const store = await startStore()
  if (process.connected) process.send?.(store)
} catch (error) {
  console.error(error)
  await stop()
  process.exit(1)
}
