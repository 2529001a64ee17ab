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
const duration = 600
/** Processor time, rate and p99 compared with the bare server. */
const targets = { processor: 1.3, rate: 0.6, p99: 2 }

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9',
  'accept-encoding': 'gzip, deflate, br, zstd',
}

type Visit = { name: string; path: string; headers: Record<string, string> }
type Use = { load: Load; processor: number }
type Round = { ours: Use; theirs: Use }

const server = await startServer({ RATE_LIMITS: 'on', LOG_LEVEL: 'info' }, { output: 'file' })
const visits = await listVisits(server.url)
// Only the first visitors get a quick compression, and both sides have to send the same bytes.
for (const visit of visits) await use(server, visit)
const bare = await startBare(visits)
try {
  const results = visits.map((visit) => ({ visit, rounds: [] as Round[] }))
  // All visits in turn: code gets faster while it runs, and a machine is slower in one minute than in the next.
  for (let round = 0; round <= rounds; round += 1) {
    for (const result of results) {
      const ours = await use(server, result.visit)
      const theirs = await use(bare, result.visit)
      // The first round only warms up both.
      if (round > 0) result.rounds.push({ ours, theirs })
    }
  }
  console.log(
    'median of each: processor time in µs a request, requests a second and p99 in ms; ours / bare = ratio',
  )
  for (const { visit, rounds } of results) show(visit.name, rounds)
} finally {
  bare.process.kill()
  await server.stop()
}

function show(name: string, rounds: Round[]) {
  const processor = ratio(rounds, (use) => (use.processor * 1000) / use.load.requests)
  const rate = ratio(rounds, ({ load }) => load.requests / load.seconds)
  const p99 = ratio(rounds, ({ load }) => load.p99)
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
function ratio(rounds: Round[], read: (use: Use) => number) {
  const ours = rounds.map((round) => read(round.ours))
  const theirs = rounds.map((round) => read(round.theirs))
  const result = median(rounds.map((round) => read(round.ours) / read(round.theirs)))
  const show = (digits: number) =>
    `${median(ours).toFixed(digits)} / ${median(theirs).toFixed(digits)} = ${result.toFixed(2)}`
  return { ratio: result, show }
}

function median(values: number[]) {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0
}

async function listVisits(url: string): Promise<Visit[]> {
  const { data: jobs } = await (await fetch(`${url}/api/jobs`)).json()
  const home = await fetch(url)
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(await home.text())?.[1] ?? ''
  const etag = home.headers.get('etag') ?? ''
  return [
    { name: 'home', path: '/', headers: browser },
    { name: 'job page', path: `/jobs/${jobs[0].id}`, headers: browser },
    { name: 'listing', path: '/?view=jobs', headers: browser },
    { name: 'revalidation', path: '/', headers: { ...browser, 'if-none-match': etag } },
    { name: 'GET /api/jobs', path: '/api/jobs', headers: browser },
    { name: 'script', path: script, headers: browser },
  ]
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
