import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statfsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { hasObjectStore } from '../../tests/support/object-store.ts'
import { installBrowser, installObjectStore } from './install.ts'
import { type Command, expectedFiles, misplacedFiles } from './projects.ts'
import {
  commandFor,
  emptyReport,
  problem,
  readReport,
  reportTo,
  type TestEnd,
  type TestReport,
} from './report.ts'

export type Step = {
  name: string
  command: [string, ...string[]]
  /** The runner whose report says what ran; any other step counts as one test. */
  runner?: 'vitest' | 'playwright'
}

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    '--maxWorkers=2',
    '--reporter=minimal',
    '--reporter=./scripts/test/vitest-reporter.ts',
    ...projects.flatMap((project) => ['--project', project]),
  ],
  runner: 'vitest',
})

const playwright = (name: string, project: string, workers: number): Step => ({
  name,
  command: ['playwright', 'test', `--workers=${workers}`, '--project', project],
  runner: 'playwright',
})

const build: Step = {
  name: 'Build',
  command: ['node', 'scripts/bootstrap.js', '--dev', '--build'],
}

/** What each command does, the fastest first. The steps of a group run at the same time. */
export const steps: Record<Command, Step[][]> = {
  test: [
    [
      // One checker takes half the processor time of four, and the other core is busy with the steps beside it.
      { name: 'Types', command: ['tsc', '--checkers', '1'] },
      build,
      { name: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings'] },
      { name: 'Unused code', command: ['knip'] },
    ],
    // Together, because each of them often waits.
    [
      vitest('Rules, server, components', 'sqlite', 'postgres', 'components'),
      // So that it takes as long as the other tests: one of two runners alone often waits.
      playwright('Pages, screens and journeys in a browser', 'browser', 1),
      // It counts bytes, so it does not matter what runs beside it.
      { name: 'First load within its budget', command: ['node', 'bench/run.ts', 'first-load'] },
    ],
  ],
  rest: [
    [build],
    [
      vitest('PostgreSQL, faults, S3, slow tests', 'rest-*'),
      playwright('All journeys and accessibility in a browser', 'rest-browser', 2),
    ],
  ],
  scale: [[build], [vitest('Several instances', 'scale')]],
}

/** `npm test`, `npm run test:rest` and `npm run test:scale`: `node scripts/test/run.ts test|rest|scale`. */
const command = process.argv[2] as Command

const running = new Set<ChildProcess>()
const progress = { tests: 0, failed: 0 }
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // Passes the signal on, so that the running steps can end their own processes.
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
  })
}

const begin = performance.now()
const temporary = await temporaryFolder()
const total = emptyReport()
await runAll()
if (temporary) await rm(temporary, { recursive: true, force: true })
for (const test of total.failed) describe('Failed', test)
for (const test of total.retried) describe('Passed only when it was retried', test)
if (command === 'rest' && !hasObjectStore()) {
  console.log(
    'The tests of S3 did not run: Ceph is not installed (npm run test:scale installs it).',
  )
}
console.log(`Took ${secondsSince(begin)} s`)
console.log(`\n${total.passed} passed, ${total.failed.length} failed, ${total.skipped} skipped`)
process.exitCode = total.failed.length > 0 ? 1 : 0

/** Stops after the first steps that fail. */
async function runAll() {
  const isMisplaced = (file: string) => problem(`${file} has no place in scripts/test/projects.ts`)
  total.failed.push(...misplacedFiles().map(isMisplaced))
  if (command === 'scale' && !(await installObjectStore())) process.exit(3)
  // Beside the first steps, which need none.
  const browser = command === 'scale' ? undefined : installBrowser()
  for (const group of steps[command]) {
    if (total.failed.length > 0) return
    if (group.some(({ runner }) => runner === 'playwright')) await browser
    await Promise.all(group.map(runStep))
  }
}

async function runStep({ name, command: program, runner }: Step) {
  const from = performance.now()
  print(`== ${name}...`)
  const file = `test-results/${command}/${runner}.json`
  await rm(file, { force: true })
  const { code, output } = await run(program, reportTo(file))
  const report = runner ? readReport(file, runner) : emptyReport()
  if (!runner && code === 0) report.passed = 1
  if (runner && report.failed.length === 0) checkFiles(report, runner)
  // A runner can fail without a failing test, for example in its setup.
  if (code !== 0 && report.failed.length === 0) {
    report.failed.push(problem(`${name}: npx ${program.join(' ')}`))
  }
  if (report.failed.length > 0) print(output)
  print(`== ${name}: ${report.failed.length > 0 ? 'failed, ' : ''}${secondsSince(from)} s`)
  total.passed += report.passed
  total.skipped += report.skipped
  total.failed.push(...report.failed)
  total.retried.push(...report.retried)
}

/** All tests that belong to this command ran, and no others. */
function checkFiles(report: TestReport, runner: string) {
  const expected = expectedFiles(command, runner)
  for (const each of new Set([...expected, ...report.files])) {
    if (expected.has(each) === report.files.includes(each)) continue
    report.failed.push(problem(`${each} ${expected.has(each) ? 'did not run' : 'ran by mistake'}`))
  }
}

function describe(what: string, test: TestReport['failed'][number]) {
  console.log(`\n${what}: ${[test.file, test.name].filter(Boolean).join(' ')}`)
  const alone = commandFor(test)
  if (alone) console.log(`  ${alone}`)
}

/** Runs a program and returns what it printed, which is shown only if it fails. */
async function run([program, ...args]: string[], report: Record<string, string>) {
  const child = spawn(program ?? '', args, {
    stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...report,
      ...(temporary && { TMPDIR: temporary }),
      // The tests start hundreds of servers. With compiled code kept on disk each of them takes half the time.
      NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules/.cache/node'),
    },
  })
  running.add(child)
  child.on('message', ({ failed }: TestEnd) => {
    progress.tests += 1
    if (failed) progress.failed += 1
    showProgress()
  })
  const read = (stream: NodeJS.ReadableStream | null) => (stream ? text(stream) : '')
  const [[code], ...outputs] = await Promise.all([
    once(child, 'close'),
    read(child.stdout),
    read(child.stderr),
  ])
  running.delete(child)
  return { code: code ?? 1, output: outputs.join('') }
}

/** How many tests have run, of all runners together. */
function showProgress() {
  const { tests, failed } = progress
  const line = `   ${tests} tests, ${failed} failed`
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${line}`)
  else if (tests % 1000 === 0) console.log(line)
}

/** In the place of the progress, which follows with the next test. */
function print(message: string) {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K')
  console.log(message)
}

/** In memory where there is enough of it, because databases write to the disk at every commit. */
async function temporaryFolder() {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return undefined
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < 4e9) return undefined
  const folder = await mkdtemp(join(memory, 'poplar-'))
  // When the tests run as root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o755)
  return folder
}

function secondsSince(start: number) {
  return Math.round((performance.now() - start) / 1000)
}
