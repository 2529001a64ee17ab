import { signIn } from '../tests/support/mixed-load.ts'
import { startServer } from '../tests/support/server.ts'
import { load, processorTime } from './support/load.ts'
import { atMost } from './support/targets.ts'

/**
 * `npm run bench -- render`: what the home page costs when it must be rendered, and how many changes of the
 * content a second the server stands while it serves the page.
 */
const rounds = 40
const duration = 10_000
const most = 50

const server = await startServer({ RATE_LIMITS: 'on', LOG_LEVEL: 'info' }, { output: 'file' })
try {
  const { headers } = await signIn(server.url)
  const { data: jobs } = await (await fetch(`${server.url}/api/jobs`)).json()
  /** Publishes a job that is published already, which is a change like any other. */
  const change = async () => {
    const response = await fetch(`${server.url}/api/jobs/admin/bulk-status`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ jobIds: [jobs[0].id], status: 'published' }),
    })
    if (!response.ok) throw new Error(`The change got ${response.status}`)
    await response.arrayBuffer()
  }
  const visit = async () => {
    const response = await fetch(server.url)
    await response.arrayBuffer()
  }

  const changed = await measureCost(change)
  const rendered = await measureCost(async () => {
    await change()
    await visit()
  })
  await visit()
  const cached = await measureCost(visit)
  console.log(`median of ${rounds} in ms: processor time of the server and time until the response`)
  show('home page from memory', cached)
  show('a change', changed)
  show('a change and the home page after it', rendered)
  atMost('processor time of a change and the home page after it', rendered.processor, most, 'ms')
  atMost('time of a change and the home page after it', rendered.time, most, 'ms')

  const target = { url: server.url, path: '/', headers: { 'accept-encoding': 'br' } }
  await load(target, 2000)
  const quiet = await load(target, duration)
  const times: number[] = []
  const end = performance.now() + duration
  const changing = (async () => {
    while (performance.now() < end) times.push(await measureTime(change))
  })()
  const busy = await load(target, duration)
  await changing
  const perSecond = times.length / (duration / 1000)
  const getRate = ({ requests, seconds }: typeof busy) => requests / seconds
  console.log(
    `${perSecond.toFixed(1)} changes a second while 50 connections load the home page: ` +
      `${getRate(busy).toFixed(0)} pages a second, p99 ${busy.p99.toFixed(0)} ms; ` +
      `without changes ${getRate(quiet).toFixed(0)} and ${quiet.p99.toFixed(0)} ms; ` +
      `rate ${(getRate(busy) / getRate(quiet)).toFixed(2)}`,
  )
} finally {
  await server.stop()
}

async function measureCost(act: () => Promise<void>) {
  const times: number[] = []
  const before = await processorTime(server.process.pid)
  for (let round = 0; round < rounds; round += 1) times.push(await measureTime(act))
  const processor = (await processorTime(server.process.pid)) - before
  return { processor: processor / rounds, time: times.sort((a, b) => a - b)[rounds >> 1] ?? 0 }
}

async function measureTime(act: () => Promise<void>) {
  const start = performance.now()
  await act()
  return performance.now() - start
}

function show(name: string, { processor, time }: { processor: number; time: number }) {
  console.log(`${name.padEnd(38)}${processor.toFixed(1).padStart(8)}${time.toFixed(1).padStart(8)}`)
}
