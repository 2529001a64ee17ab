import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'

/** One request that is sent again and again. */
export type Target = { url: string; path: string; headers: Record<string, string> }

export type Load = { requests: number; seconds: number; p99: number }

const connections = 50

/** Sends a request over 50 connections for some seconds, each time as soon as the response has arrived. */
export async function load(target: Target, milliseconds: number): Promise<Load> {
  const request = toText(target)
  const times: number[] = []
  const start = performance.now()
  const end = start + milliseconds
  const { hostname, port } = new URL(target.url)
  const work = async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    await once(socket, 'connect')
    let sentAt = performance.now()
    let missing = 0
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`${target.path}: the server closed the connection`)))
    socket.on('data', (bytes: Buffer) => {
      // The head is short enough to arrive in one piece.
      if (missing === 0) missing = readLength(bytes, target)
      missing -= bytes.length
      if (missing > 0) return
      const now = performance.now()
      times.push(now - sentAt)
      if (now >= end) return resolve()
      sentAt = now
      socket.write(request)
    })
    socket.write(request)
    await promise.finally(() => socket.destroy())
  }
  await Promise.all(Array.from({ length: connections }, work))
  const seconds = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  return { requests: times.length, seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 }
}

/** The length of a whole response, from its head. */
function readLength(bytes: Buffer, { path }: Target) {
  const endOfHead = bytes.indexOf('\r\n\r\n')
  const head = bytes.toString('latin1', 0, endOfHead)
  if (!/^HTTP\/1\.1 (200|304)/.test(head)) throw new Error(`${path} responded with ${head}`)
  return endOfHead + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
}

function toText({ url, path, headers }: Target) {
  const lines = Object.entries({ host: new URL(url).host, ...headers })
  return `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

/** The time that a process has used the processor, all its threads together, in milliseconds. */
export async function processorTime(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of the program before it may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return ticks * 10
}

/** The memory of a process now or at its highest, in MB. */
export async function readMemory(pid: number | undefined, name: 'VmRSS' | 'VmHWM' = 'VmRSS') {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}
