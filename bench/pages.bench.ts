import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startServer } from '../tests/support/server.ts'
import type { Recorded } from './support/bare-server.ts'
import { type Load, load, processorTime } from './support/load.ts'
import { atLeast, atMost } from './support/targets.ts'

/**
 * `npm run bench -- pages`: what visitors load most, as in production with log and limits, beside a bare
 * `node:http` server that sends the same bytes and headers.
 */
const rounds = 11
const duration = 800
/** Processor time, rate and p99 compared with the bare server. */
const targets = { processor: 1.3, rate: 0.6, p99: 2 }

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9',
  'accept-encoding': 'gzip, deflate, br, zstd',
}

type Visit = { path: string; headers: Record<string, string> }
type Use = { load: Load; processor: number }

const server = await startServer({ RATE_LIMITS: 'on', LOG_LEVEL: 'info' }, { output: 'file' })
const visits = await measureVisits(server.url)
const bare = await startBare(Object.values(visits))
try {
  console.log(
    'median of each: processor time in µs a request, requests a second and p99 in ms; ours / bare = ratio',
  )
  for (const [name, visit] of Object.entries(visits)) await compare(name, visit)
} finally {
  bare.process.kill()
  await server.stop()
}

async function compare(name: string, visit: Visit) {
  const ours: Use[] = []
  const theirs: Use[] = []
  // The first round only warms up both.
  for (let round = 0; round <= rounds; round += 1) {
    const results = [await use(server, visit), await use(bare, visit)] as const
    if (round === 0) continue
    ours.push(results[0])
    theirs.push(results[1])
  }
  const processor = ratio(ours, theirs, (use) => (use.processor * 1000) / use.load.requests)
  const rate = ratio(ours, theirs, ({ load }) => load.requests / load.seconds)
  const p99 = ratio(ours, theirs, ({ load }) => load.p99)
  const met = [
    atMost(`${name}, processor time of bare`, processor.ratio, targets.processor),
    atLeast(`${name}, rate of bare`, rate.ratio, targets.rate),
    atMost(`${name}, p99 of bare`, p99.ratio, targets.p99),
  ]
  const cells = [processor.show(0), rate.show(0), p99.show(1)].map((text, index) =>
    `${text}${met[index] ? ' ' : '!'}`.padStart(26),
  )
  console.log(`${name.padEnd(13)}${cells.join('')}`)
}

async function use(
  side: { url: string; process: { pid?: number | undefined } },
  visit: Visit,
): Promise<Use> {
  const before = await processorTime(side.process.pid)
  const result = await load({ url: side.url, ...visit }, duration)
  return { load: result, processor: (await processorTime(side.process.pid)) - before }
}

/** The median of the ratios of all rounds, because both sides of a round met the same noise. */
function ratio(ours: Use[], theirs: Use[], read: (use: Use) => number) {
  const result = median(ours.map((use, index) => read(use) / read(theirs[index] ?? use)))
  const show = (digits: number) =>
    `${median(ours.map(read)).toFixed(digits)} / ${median(theirs.map(read)).toFixed(digits)} = ${result.toFixed(2)}`
  return { ratio: result, show }
}

function median(values: number[]) {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0
}

async function measureVisits(url: string): Promise<Record<string, Visit>> {
  const { data: jobs } = await (await fetch(`${url}/api/jobs`)).json()
  const home = await fetch(url)
  const script = /<script type="module" src="([^"]+)"/.exec(await home.text())?.[1] ?? ''
  const etag = home.headers.get('etag') ?? ''
  return {
    home: { path: '/', headers: browser },
    'job page': { path: `/jobs/${jobs[0].id}`, headers: browser },
    listing: { path: '/?view=jobs', headers: browser },
    revalidation: { path: '/', headers: { ...browser, 'if-none-match': etag } },
    'GET /api/jobs': { path: '/api/jobs', headers: browser },
    script: { path: script, headers: browser },
  }
}

async function startBare(visits: Visit[]) {
  const child = fork(new URL('support/bare-server.ts', import.meta.url))
  child.send(await Promise.all(visits.map(record)))
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, process: child }
}

/** What the server sends, without the headers that every Node server adds by itself. */
async function record({ path, headers }: Visit): Promise<Recorded> {
  const [response] = await once(get(server.url + path, { headers }), 'response')
  const own = ['date', 'connection', 'keep-alive']
  return {
    path,
    revalidation: 'if-none-match' in headers,
    status: response.statusCode,
    headers: toPairs(response.rawHeaders)
      .filter(([name]) => !own.includes(name.toLowerCase()))
      .flat(),
    body: (await buffer(response)).toString('base64'),
  }
}

function toPairs(raw: string[]) {
  return raw.flatMap((name, index) => (index % 2 ? [] : [[name, raw[index + 1] ?? ''] as const]))
}
