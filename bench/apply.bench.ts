import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { startServer } from '../tests/support/server.ts'
import { readMemory } from './support/load.ts'

/**
 * `npm run bench -- apply`: 50 people send four files of 4.9 MB each at the same time, as in production with
 * log and limits, while others open the home page.
 */
const applicants = 50
const targets = { memory: 150, p99: 3 }
/** How often someone opens the home page, in milliseconds. */
const pause = 20

const server = await startServer(
  { RATE_LIMITS: 'on', LOG_LEVEL: 'info', TRUST_PROXY: 'on' },
  { output: 'file' },
)
try {
  await visitFor(setTimeout(3000))
  const idle = await visitFor(setTimeout(10_000))
  const before = await readMemory(server.process.pid)
  const sender = fork(new URL('support/send-applications.ts', import.meta.url), [
    server.url,
    String(applicants),
  ])
  const start = performance.now()
  const sent = once(sender, 'message')
  const busy = await visitFor(sent)
  const seconds = (performance.now() - start) / 1000
  const [statuses] = (await sent) as [number[]]
  const grown = (await readMemory(server.process.pid, 'VmHWM')) - before
  const accepted = statuses.filter((status) => status === 201).length
  const ratio = busy / idle
  const met = [accepted === applicants, grown <= targets.memory, ratio <= targets.p99]
  const mark = (index: number) => (met[index] ? '' : ' !')
  console.log(`accepted         ${accepted} of ${applicants} in ${seconds.toFixed(1)} s${mark(0)}`)
  console.log(`memory           ${grown.toFixed(0)} MB above ${before.toFixed(0)} MB${mark(1)}`)
  console.log(
    `home page, p99   ${busy.toFixed(1)} / ${idle.toFixed(1)} ms = ${ratio.toFixed(2)}${mark(2)}`,
  )
  if (met.includes(false)) process.exitCode = 1
} finally {
  await server.stop()
}

/** The p99 of someone who opens the home page again and again until something is done. */
async function visitFor(done: Promise<unknown>): Promise<number> {
  let working = true
  const stop = () => {
    working = false
  }
  done.then(stop, stop)
  const times: number[] = []
  while (working) {
    const start = performance.now()
    const response = await fetch(server.url)
    await response.arrayBuffer()
    times.push(performance.now() - start)
    await setTimeout(pause)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}
