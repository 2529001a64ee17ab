import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { applyThroughApi } from '../tests/support/apply.ts'
import { type RunningServer, startServer } from '../tests/support/server.ts'

/**
 * `npm run bench -- slow-clients`: how other visitors fare while thousands of connections are idle or
 * send one byte a second, and after clients have vanished in the middle of an upload.
 */
const connections = 4000
const duration = 60_000
const vanishing = 200
/** How much slower the median page may become, compared with the same server before. */
const slowdownLimit = 20

const host = 'host: 127.0.0.1'
const json = ['content-type: application/json', 'content-length: 5000']
const form = ['content-type: multipart/form-data; boundary=b', 'content-length: 500000']

/** What a slow client has sent before it goes on with one byte a second. */
const beginnings = {
  idle: '',
  headers: `GET / HTTP/1.1\r\n${host}\r\nx-slow: `,
  message: `POST /api/contact/submit HTTP/1.1\r\n${[host, ...json].join('\r\n')}\r\n\r\n{"name":"`,
  application: `POST /api/careers/apply HTTP/1.1\r\n${[host, ...form].join('\r\n')}\r\n\r\n--b\r\n`,
}

const server = await startServer()
const before = await visit(server, 5000)
const memoryBefore = await readMemory(server)

const sockets = await openSlowClients(server)
const timer = setInterval(() => {
  for (const socket of sockets) if (!socket.destroyed && socket.bytesWritten > 0) socket.write('a')
}, 1000)
const during = await visit(server, duration)
const memoryDuring = await readMemory(server)
clearInterval(timer)
for (const socket of sockets) socket.destroy()

await vanish(server)
const after = await visit(server, 5000)
const alive = server.process.exitCode === null
await server.stop()

const slowdown = during.median / before.median
const growth = Math.round((memoryDuring - memoryBefore) / 1024)
console.log(
  `${connections} slow connections for ${duration / 1000} s, then ${vanishing} that vanish`,
)
console.log(`  before: ${before.requests} requests, ${before.faults.length} faults`)
console.log(`  during: ${during.requests} requests, ${during.faults.length} faults`)
console.log(`  after: ${after.requests} requests, ${after.faults.length} faults`)
console.log(`  median during / before: ${slowdown.toFixed(1)}, memory grew by ${growth} MB`)
const faults = [...before.faults, ...during.faults, ...after.faults]
for (const fault of new Set(faults)) console.log(`  ${fault}`)
if (!alive) console.log('  The server has ended.')
if (!alive || faults.length > 0 || slowdown > slowdownLimit) process.exitCode = 1

async function openSlowClients({ url }: RunningServer): Promise<Socket[]> {
  const port = Number(new URL(url).port)
  const texts = Object.values(beginnings)
  const opened: Socket[] = []
  for (let index = 0; index < connections; index += 1) {
    const socket = connect({ port, host: '127.0.0.1' })
    // The server closes slow connections, which is what it should do.
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(texts[index % texts.length] ?? '')
    opened.push(socket)
  }
  return opened
}

/** Visitors who read, write and apply for a while. */
async function visit(server: RunningServer, milliseconds: number) {
  const end = performance.now() + milliseconds
  const times: number[] = []
  const faults: string[] = []
  let requests = 0
  const check = async (path: string, init?: RequestInit) => {
    const start = performance.now()
    const response = await fetch(server.url + path, init)
    await response.arrayBuffer()
    if (!init) times.push(performance.now() - start)
    if (!response.ok) throw new Error(`${path} responds with ${response.status}`)
  }
  const message = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Sam', message: 'Hello' }),
  }
  while (performance.now() < end) {
    const work = [check('/'), check('/api/jobs'), check('/api/contact/submit', message)]
    const applied = applyThroughApi(server, { email: `${requests}@example.org` })
    for (const result of await Promise.allSettled([...work, applied])) {
      requests += 1
      if (result.status === 'rejected') faults.push(String(result.reason))
    }
    await setTimeout(200)
  }
  return { requests, faults, median: times.sort((a, b) => a - b)[times.length >> 1] ?? 0 }
}

/** Clients that send half of an application and disappear. */
async function vanish({ url }: RunningServer) {
  const port = Number(new URL(url).port)
  const file = `--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.4`
  for (let index = 0; index < vanishing; index += 1) {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(beginnings.application.replace('--b\r\n', file))
    socket.write(Buffer.alloc(100_000, 65))
    await setTimeout(5)
    socket.destroy()
  }
}

/** The memory of the server's process, in kB. */
async function readMemory({ process }: RunningServer) {
  const status = await readFile(`/proc/${process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
}
