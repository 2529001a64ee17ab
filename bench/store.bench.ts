import { setTimeout } from 'node:timers/promises'
import { applicationFields } from '../tests/support/applications.ts'
import { startCluster } from '../tests/support/cluster.ts'
import { countAcknowledged, signIn, startLoad } from '../tests/support/mixed-load.ts'
import { type StoreAct, startObjectStore } from '../tests/support/object-store.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { inspectStore } from '../tests/support/stored-state.ts'

/**
 * `npm run bench -- store`: the S3 store stalls, its gateway and its disk process are killed while people
 * write. Fails when an application gets anything but 503 meanwhile, when pages or messages
 * stop, or when something that was acknowledged is lost or incomplete.
 */
const faults: [name: string, begin: StoreAct, end: StoreAct][] = [
  ['the disk stalls', 'stall disk', 'resume disk'],
  ['the gateway is killed', 'kill gateway', 'start gateway'],
  ['the disk process is killed', 'kill disk', 'start disk'],
]

const postgres = await startPostgres()
const { store, act, stop } = await startObjectStore()
process.env.AWS_ACCESS_KEY_ID = store.keyId
process.env.AWS_SECRET_ACCESS_KEY = store.secret
const cluster = await startCluster(2, { databaseUrl: `${postgres.url}/postgres`, store })
const load = startLoad(await signIn(cluster.url))

for (const [name, begin, end] of faults) {
  await load.untilEveryoneWrote()
  await act(begin)
  await refused()
  const start = performance.now()
  expect(`${name}: an application`, await apply(), 503)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  expect(`${name}: a page`, (await fetch(cluster.url)).status, 200)
  expect(`${name}: a message`, await sendMessage(), 201)
  await act(end)
  await load.untilEveryoneWrote()
  console.log(
    `${name}: applications get 503 after ${seconds} s, the rest goes on; all is well again`,
  )
}
await load.end()
for (const fault of await load.check()) fail(fault)
for (const fault of await inspectStore(cluster.settings)) fail(fault)
console.log(`${countAcknowledged(load.writers)} acknowledged writes`)
await cluster.stop()
await stop()
await postgres.stop()

/** What was sent before the fault may still be stored. */
async function refused() {
  while ((await apply()) === 201) await setTimeout(20)
}

async function apply() {
  const { data: jobs } = await (await fetch(`${cluster.url}/api/jobs`)).json()
  const body = new FormData()
  for (const [name, value] of Object.entries(await applicationFields(jobs[0].id))) {
    body.set(name, value)
  }
  return (await fetch(`${cluster.url}/api/careers/apply`, { method: 'POST', body })).status
}

async function sendMessage() {
  const response = await fetch(`${cluster.url}/api/contact/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Carol', message: 'Hello.' }),
  })
  return response.status
}

function expect(what: string, status: number, wanted: number) {
  if (status !== wanted) fail(`${what} gets ${status}`)
}

function fail(fault: string) {
  console.log(`  ${fault}`)
  process.exitCode = 1
}
