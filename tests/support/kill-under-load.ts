import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { readSettings } from '#server/platform/settings/settings.ts'
import type { Env } from './installation.ts'
import { countAcknowledged, createWriters, signIn, sinceNow, type Writer } from './mixed-load.ts'
import { type RunningServer, startServer } from './server.ts'
import { inspectStore } from './stored-state.ts'

export type FaultReport = {
  acknowledged: number
  /** Empty when everything that was acknowledged is complete and nothing is left over. */
  faults: string[]
}

/**
 * Kills the server several times with SIGKILL while people apply, write and edit, always on the same
 * data, and then checks that every acknowledged write is complete and that nothing else is left.
 */
export async function killUnderLoad(cycles: number, env: Env): Promise<FaultReport> {
  const writers = createWriters()
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const server = await startServer(env)
    await loadUntilKilled(server, writers)
    await server.stop()
  }

  const server = await startServer(env)
  const client = await signIn(server.url)
  const faults: string[] = []
  for (const writer of writers) faults.push(...(await writer.check(client)))
  await server.stop()
  faults.push(...(await inspectStore(readSettings(env))))
  return { acknowledged: countAcknowledged(writers), faults }
}

/** Everyone writes again and again until the server is killed. */
async function loadUntilKilled(server: RunningServer, writers: Writer[]) {
  const { process } = server
  const client = await signIn(server.url)
  const isBusy = sinceNow(writers)
  const isAlive = () => process.exitCode === null && process.signalCode === null
  const work = async (writer: Writer) => {
    // Requests that are running when the server is killed fail, which is expected.
    while (isAlive()) await writer.write(client).catch(() => {})
  }
  const load = Promise.all(writers.map(work))
  // The first application takes longest; killed before it, the server would never store one.
  while (isAlive() && !isBusy()) await setTimeout(20)
  await setTimeout(randomInt(0, 500))
  process.kill('SIGKILL')
  if (process.signalCode === null) await once(process, 'exit')
  await load
}
