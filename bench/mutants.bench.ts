import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { MutantResult, MutantStatus } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { recordResult } from './mutants/record.ts'

/**
 * `npm run bench -- mutants -- PATH`: changes the code below PATH in many small ways, one at a time, and
 * counts how many of these mutants the tests notice. `--sample 300` tries a random selection, the same
 * one each time. It runs the tests below PATH; each `--tests PATTERN` adds others. `--record` writes the result into
 * docs/mutants.md.
 */
const { positionals, values } = parseArgs({
  args: process.argv.slice(3).filter((argument) => argument !== '--'),
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    tests: { type: 'string', multiple: true, default: [] },
    record: { type: 'boolean', default: false },
  },
})
const path = positionals[0]?.replace(/\/$/, '')
if (!path) {
  console.error('npm run bench -- mutants -- PATH [--sample N] [--tests PATTERN] [--record]')
  process.exit(2)
}
const web = path.startsWith('src/web')
const file = /\.tsx?$/.test(path)
const near = file ? path.replace(/(\.\w+)?\.tsx?$/, '*.test') : `${path}/**/*.test`
const report = `reports/mutants-${path.replaceAll('/', '-')}.txt`

// The plugins and the test runner, which is another process, read these from the environment.
process.env.MUTANTS_PROJECT = web ? 'components' : 'sqlite'
process.env.MUTANTS_TESTS = [`${near}.ts?(x)`, ...values.tests].join(',')
process.env.MUTANTS_PATH = `/${path}/`
process.env.MUTANTS_REPORT = report
if (values.sample) process.env.MUTANTS_SAMPLE = values.sample

const results = await new Stryker({
  mutate: [file ? path : `${path}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}'],
  testRunner: 'vitest',
  vitest: { configFile: 'bench/mutants/vitest.config.ts', related: false },
  plugins: [
    '@stryker-mutator/vitest-runner',
    './bench/mutants/sample.ts',
    './bench/mutants/survivors.ts',
  ],
  checkers: values.sample ? ['sample'] : [],
  coverageAnalysis: 'perTest',
  // A mutant in code that runs while a module loads needs a run of all tests, which takes too long for components.
  ignoreStatic: web,
  // Stryker reads tsconfig.json with an API that TypeScript 7 does not have.
  tsconfigFile: 'none',
  // One at a time, so that no result depends on how busy the machine is.
  concurrency: 1,
  timeoutMS: 30_000,
  // All tests of the office take longer than the usual five minutes on a busy machine.
  dryRunTimeoutMinutes: 30,
  tempDirName: 'reports/sandbox',
  ignorePatterns: ['/docs', '/data', '/keys', '/reports', '/test-results'],
  reporters: ['progress-append-only', 'survivors'],
  thresholds: { high: 85, low: 75, break: null },
  allowConsoleColors: false,
}).runMutationTest()

const valid = results.filter(isValid)
printTable(valid)
console.log(`The mutants that no test noticed are listed in ${report}`)
if (values.record) recordResult(path, values.sample !== undefined, countMutants(valid))

function printTable(all: MutantResult[]) {
  const columns = ['mutants', 'noticed', 'survived', 'not reached', 'score']
  const files = Map.groupBy(all, ({ fileName }) => relative('.', fileName))
  const rows = [...files].sort(([a], [b]) => a.localeCompare(b))
  console.log(`\n${''.padEnd(54)}${columns.map((name) => name.padStart(12)).join('')}`)
  for (const [name, mutants] of [...rows, [path ?? '', all] as const]) {
    const cells = Object.values(countMutants(mutants))
    console.log(`${name.padEnd(54)}${cells.map((cell) => String(cell).padStart(12)).join('')}`)
  }
}

function countMutants(mutants: MutantResult[]) {
  const count = (...statuses: MutantStatus[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  return {
    mutants: mutants.length,
    noticed,
    survived: count('Survived'),
    notReached: count('NoCoverage'),
    score: `${((100 * noticed) / mutants.length).toFixed(1)} %`,
  }
}

/** Mutants outside the sample, and those that cannot run at all, say nothing about the tests. */
function isValid({ status }: MutantResult) {
  return ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status)
}
