import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  administrator,
  builtProgram,
  freePort,
  productionOptions,
} from '../tests/support/server.ts'
import { processorTime } from './support/load.ts'
import { atMost } from './support/targets.ts'

/**
 * `npm run bench -- start`: from the start of the built program to its first page, beside a Fastify server that
 * imports the same packages.
 */
const rounds = 5
const mostTime = 2

const program = builtProgram('main')
const packagesOnly = fileURLToPath(new URL('support/packages-server.js', import.meta.url))
const dir = await mkdtemp(join(tmpdir(), 'poplar-start-'))
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: join(dir, 'data'),
  KEYS_DIR: join(dir, 'keys'),
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
}
try {
  // The first start creates the database and the sample content.
  await stop(await start(program))
  const ours: Started[] = []
  const others: Started[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await stop(await start(program)))
    others.push(await stop(await start(packagesOnly)))
  }
  const time = compare('time to the first page, ms', ours, others, ({ time }) => time)
  atMost('time to the first page, of the packages alone', time, mostTime)
  compare('processor time, ms', ours, others, ({ processor }) => processor)
} finally {
  await rm(dir, { recursive: true, force: true })
}

type Started = Awaited<ReturnType<typeof start>>

/** Starts a program and waits for its first page. */
async function start(file: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const child = spawn(process.execPath, [...productionOptions, file], {
    env: { ...env, PORT: String(port) },
    stdio: 'ignore',
  })
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`${file} did not start`)
    await setTimeout(5)
  }
  const time = performance.now() - begun
  return { process: child, time, processor: await processorTime(child.pid) }
}

async function stop(server: Started) {
  server.process.kill()
  await once(server.process, 'exit')
  return server
}

function compare(
  name: string,
  ours: Started[],
  others: Started[],
  read: (started: Started) => number,
) {
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  const ratio = median(ours.map((each, index) => read(each) / read(others[index] ?? each)))
  const values = `${median(ours.map(read)).toFixed(0)} / ${median(others.map(read)).toFixed(0)}`
  console.log(`${name.padEnd(28)}${values} = ${ratio.toFixed(2)}`)
  return ratio
}
