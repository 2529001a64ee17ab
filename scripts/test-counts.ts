import { readFile } from 'node:fs/promises'

export type TestCounts = {
  passed: number
  failed: number
  skipped: number
  /** Titles of tests that failed at first and passed when they were tried again. */
  retried: string[]
}

/** What is counted of a runner that ended before it could report. */
const nothing = { passed: 0, failed: 1, skipped: 0, retried: [] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: { status: string }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

export async function countVitest(file: string): Promise<TestCounts> {
  const report = await read<VitestReport>(file)
  if (!report) return nothing
  // A file that could not be loaded has no tests to fail.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    retried: [],
  }
}

export async function countPlaywright(file: string): Promise<TestCounts> {
  const report = await read<PlaywrightReport>(file)
  if (!report) return nothing
  const { stats, errors, suites } = report
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: suites
      .flatMap(specs)
      .flatMap(({ title, file: path, tests }) =>
        tests.some(({ status }) => status === 'flaky') ? [`${path}: ${title}`] : [],
      ),
  }
}

const specs = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specs),
]

async function read<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}
