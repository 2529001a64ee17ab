import { readFile, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { applyThroughApi, largeScan } from '../tests/support/apply.ts'
import { startCluster } from '../tests/support/cluster.ts'
import { startObjectStore } from '../tests/support/object-store.ts'
import { createDatabase, startPostgres } from '../tests/support/postgres.ts'
import { type RunningServer, startServer } from '../tests/support/server.ts'

/**
 * `npm run bench -- scale`: pages, public calls and applications a second with 1, 2 and 3 instances on
 * PostgreSQL and S3, beside one on SQLite and disk; and the memory of a large application. Requests go to the
 * instances in turn, without a balancer, which would be the limit here. The load comes from this machine
 * too, so the processor time of the instances for one request says more than the requests a second.
 */
const measuredFor = 5000
const visitors = 16
const applicants = 6

type Result = { perSecond: number; processor: number }

const postgres = await startPostgres()
const store = await startObjectStore()
try {
  console.log('each second, and the processor time of the instances for one, in ms')
  console.log(row('', ['pages', 'public calls', 'applications']))
  const sqlite = await startServer()
  await measureAll('SQLite and disk', [sqlite])
  await sqlite.stop()
  for (const size of [1, 2, 3]) {
    const name = `scale_${size}`
    await createDatabase(postgres.url, name)
    const places = { databaseUrl: `${postgres.url}/${name}`, store: store.store }
    const cluster = await startCluster(size, places)
    // First, because the memory of an instance that was busy has grown already.
    if (size === 1) for (const each of cluster.instances) await measureMemory(each)
    await measureAll(`${size} on PostgreSQL, S3`, cluster.instances)
    await cluster.stop()
  }
} finally {
  await store.stop()
  await postgres.stop()
}

async function measureAll(name: string, servers: RunningServer[]) {
  const agent = new Agent({ keepAlive: true })
  const page = await measure(servers, visitors, ({ url }) => read(url, agent))
  const call = await measure(servers, visitors, ({ url }) => read(`${url}/api/jobs`, agent))
  const application = await measure(servers, applicants, async (server) => {
    await applyThroughApi(server, {})
  })
  agent.destroy()
  const text = ({ perSecond, processor }: Result) =>
    `${perSecond.toFixed(perSecond < 100 ? 1 : 0)} (${processor.toFixed(2)})`
  console.log(row(name, [page, call, application].map(text)))
}

function row(name: string, cells: string[]) {
  return name.padEnd(22) + cells.map((cell) => cell.padStart(20)).join('')
}

/** Several people do the same again and again, each with the next server in turn. */
async function measure(
  servers: RunningServer[],
  people: number,
  act: (server: RunningServer) => Promise<void>,
): Promise<Result> {
  // The first of everything is slower: code is compiled and pages are rendered.
  for (const server of servers) for (let times = 0; times < 5; times += 1) await act(server)
  const before = await readProcessorTime(servers)
  const start = performance.now()
  let done = 0
  const person = async (_: unknown, index: number) => {
    for (let turn = index; performance.now() - start < measuredFor; turn += 1) {
      const server = servers[turn % servers.length]
      if (server) await act(server)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: people }, person))
  const seconds = (performance.now() - start) / 1000
  const processor = ((await readProcessorTime(servers)) - before) / done
  return { perSecond: done / seconds, processor }
}

function read(url: string, agent: Agent) {
  return new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`${url} responds with ${response.statusCode}`))
      response.resume().once('end', resolve)
    }).once('error', reject)
  })
}

/** In milliseconds, in the program and in the system. Linux counts in hundredths of a second. */
async function readProcessorTime(servers: RunningServer[]) {
  let total = 0
  for (const { process } of servers) {
    const stat = await readFile(`/proc/${process.pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    total += (Number(fields[11]) + Number(fields[12])) * 10
  }
  return total
}

/** How much the memory grows while applications with four files of 4.9 MB are sent, one and four at once. */
async function measureMemory(server: RunningServer) {
  const toFile = (name: string) => {
    const { mimeType, buffer } = largeScan(name)
    return new File([buffer], name, { type: mimeType })
  }
  const files = Object.fromEntries(
    ['resume', 'idDoc_0', 'idDoc_1', 'idDoc_2'].map((name) => [name, toFile(`${name}.pdf`)]),
  )
  const send = () => applyThroughApi(server, files)
  // A small one loads what every application needs.
  await applyThroughApi(server, {})
  const idle = await readMemory(server, 'VmRSS')
  for (const count of [1, 4]) {
    // Makes the highest value begin again from now.
    await writeFile(`/proc/${server.process.pid}/clear_refs`, '5')
    await Promise.all(Array.from({ length: count }, send))
    const grown = (await readMemory(server, 'VmHWM')) - idle
    console.log(
      `  ${count} large applications at once: ${grown.toFixed(0)} MB above ${idle.toFixed(0)} MB, ${(grown / count).toFixed(0)} MB each`,
    )
  }
}

/** In MB. */
async function readMemory({ process }: RunningServer, name: 'VmRSS' | 'VmHWM') {
  const status = await readFile(`/proc/${process.pid}/status`, 'utf8')
  return Number(status.match(new RegExp(`${name}:\\s+(\\d+)`))?.[1]) / 1024
}
