import { type AgentOptions, Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Socket } from 'node:net'
import { addAbortSignal, type Readable } from 'node:stream'
import { seconds } from '../../time.ts'

/** How long the store may be silent, and how long a request without a file may take with its repetitions. */
const silentFor = 4 * seconds

/** The slowest line to the store on which files are still stored and read. */
const bytesPerSecond = 100 * 1024

/** For one request with its repetitions. A file has as much time as the slowest line needs for it. */
export const limitFor = (size = 0) => ({
  abortSignal: AbortSignal.timeout(silentFor + Math.ceil((size / bytesPerSecond) * seconds)),
})

/**
 * The beginning of a response, unless it takes too long. The client keeps listening to a signal while the rest of the
 * response is read, so this one has no clock of its own.
 */
export async function beginWithin<T>(send: (limit: { abortSignal: AbortSignal }) => Promise<T>) {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), silentFor)
  try {
    return await send({ abortSignal: silence.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** Reads a file, unless nothing arrives for too long or all of it is too slow. */
export async function readWithin(body: Readable, size: number): Promise<Buffer> {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), silentFor)
  try {
    addAbortSignal(AbortSignal.any([limitFor(size).abortSignal, silence.signal]), body)
    const pieces: Buffer[] = []
    for await (const piece of body) {
      pieces.push(piece)
      timer.refresh()
    }
    return Buffer.concat(pieces)
  } finally {
    clearTimeout(timer)
  }
}

const options: AgentOptions = { keepAlive: true, maxSockets: 50, timeout: silentFor }

/**
 * Connections that end when the store takes no more of a file for too long. What the system has taken may still be on
 * the line, so that the wait for the answer after it has only the limit of the whole request.
 */
export const watchedAgents = () => ({
  httpAgent: watch(new HttpAgent(options)),
  httpsAgent: watch(new HttpsAgent(options)),
})

function watch<A extends HttpAgent>(agent: A): A {
  const connect = agent.createConnection.bind(agent)
  agent.createConnection = (...given) => {
    const socket = connect(...given) as Socket
    socket.on('timeout', () => {
      if (socket.writableLength > 0) socket.destroy(silent())
    })
    return socket
  }
  return agent
}

/** The client repeats a request after an error of a known name, and this one has waited long enough. */
const silent = () => Object.assign(new Error('The store was silent.'), { name: 'SilentStore' })
