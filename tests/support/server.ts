import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBuilt } from '../../scripts/build-stamp.js'

let checked = false

/** The file of one of the server's programs, such as `main` or `office-command`. */
export function builtProgram(name: string): string {
  // An old build would say nothing about the sources.
  if (!checked && !isBuilt()) throw new Error('The sources have changed: npm run build')
  checked = true
  return `dist/server/${name}.js`
}

/** `npm start`, the container and the systemd units have the same (docs/performance.md). */
export const productionOptions = ['--expose-gc', '--max-semi-space-size=4']

/**
 * Tests start many servers. With more memory, which they use only for a moment, each starts in three quarters of the time,
 * and another tenth is saved where threads do not share the work of collecting garbage.
 */
let options = ['--min-semi-space-size=32', '--max-semi-space-size=32', '--single-threaded-gc']

/** From now on servers are started as in production, for measurements. */
export function startAsInProduction() {
  options = productionOptions
}

export const administrator = { email: 'admin@example.org', password: 'three green hills at dawn' }

export type RunningServer = {
  url: string
  process: ChildProcess
  /** Everything it has printed so far. */
  output: () => string
  stop: () => Promise<void>
}

/**
 * Starts the real server in a separate process, as it was built and with a new database. Under load, its
 * output goes to a file: reading it would slow down the process that measures. With `diskFull`, no file can grow.
 */
export async function startServer(
  env: Record<string, string> = {},
  { output: to = 'pipe', diskFull = false }: { output?: 'pipe' | 'file'; diskFull?: boolean } = {},
): Promise<RunningServer> {
  const port = await freePort()
  const dir = await mkdtemp(join(tmpdir(), 'poplar-server-'))
  const endWithParent = new URL('end-with-parent.js', import.meta.url).href
  const command = [process.execPath, ...options, '--import', endWithParent, builtProgram('main')]
  const limit = diskFull ? 'ulimit -f 0; ' : ''
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, ...command], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '1',
      PORT: String(port),
      DATA_DIR: join(dir, 'data'),
      KEYS_DIR: join(dir, 'keys'),
      SMTP_URL: '',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', to === 'file' ? openSync(join(dir, 'log'), 'a') : 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const url = `http://127.0.0.1:${port}`
  // Such a server is never ready.
  await untilOk(`${url}/api/${diskFull ? 'health' : 'ready'}`, child, () => output)
  return {
    url,
    process: child,
    output: () => output,
    stop: async () => {
      if (child.exitCode === null && child.kill()) await once(child, 'exit')
      await rm(dir, { recursive: true, force: true })
    },
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Waits without a time limit, because a busy machine may be slow; only a server that has ended fails. */
async function untilOk(url: string, child: ChildProcess, output: () => string) {
  while (child.exitCode === null && child.signalCode === null) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server did not start:\n${output()}`)
}
