import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { installedBrowser } from '../tests/support/browser.ts'
import { hasObjectStore } from '../tests/support/object-store.ts'
import { countPlaywright, countVitest, type TestCounts } from './test-counts.ts'

type Step = {
  name: string
  command: [string, ...string[]]
  /** Reads the report of a test runner; any other step counts as one test. */
  count?: () => Promise<TestCounts>
}

const vitestReport = 'test-results/vitest.json'
const playwrightReport = 'test-results/playwright.json'

/** All checks, the fastest first. */
const steps: Step[] = [
  { name: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings'] },
  { name: 'Types', command: ['tsc'] },
  { name: 'Nothing unused', command: ['knip'] },
  { name: 'Build', command: ['node', 'scripts/bootstrap.js', '--build'] },
  {
    name: 'Units, API on both databases, components',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${vitestReport}`],
    count: () => countVitest(vitestReport),
  },
  {
    name: 'Journeys and accessibility',
    command: ['playwright', 'test'],
    count: () => countPlaywright(playwrightReport),
  },
  { name: 'First load within its budget', command: ['node', 'bench/run.ts', 'first-load'] },
]

/** The tests start hundreds of servers. With compiled code kept on disk each of them takes half the time. */
const fastStart = { NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules/.cache/node') }

let running: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // Passes the signal on, so that the running step can end its own processes.
  process.on(signal, () => running?.kill(signal))
}

const total: TestCounts = { passed: 0, failed: 0, skipped: 0, retried: [] }
await rm('test-results', { recursive: true, force: true })
await installBrowser()
for (const { name, command, count } of steps) {
  console.log(`\n== ${name}`)
  const code = await run(command)
  add((await count?.()) ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0, retried: [] })
  if (code === 0 && total.failed === 0) continue
  // A runner can fail without a failing test, for example in its setup.
  total.failed ||= 1
  process.exitCode = code || 1
  console.log(`\nStopped at: ${name}`)
  break
}
if (!hasObjectStore()) {
  console.log('\nThe tests of S3 did not run: Ceph is not installed (ceph-mon, ceph-osd, radosgw).')
}
for (const test of total.retried) console.log(`Passed only when it was retried: ${test}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)

function add(counts: TestCounts) {
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
  total.retried.push(...counts.retried)
}

/** Uses an installed browser, or installs Debian's if we have the rights, or Playwright's own. */
async function installBrowser() {
  if (installedBrowser()) return
  console.log('Installing a browser for the tests...')
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const commands: [string, ...string[]][] = debian
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', 'chromium-headless-shell'],
      ]
    : [['playwright', 'install', 'chromium']]
  for (const command of commands) {
    const code = await run(command)
    if (code !== 0) process.exit(code)
  }
}

async function run([command, ...args]: [string, ...string[]]): Promise<number> {
  running = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...fastStart } })
  const [code] = await once(running, 'exit')
  running = undefined
  return code ?? 1
}
