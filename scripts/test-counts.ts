import { readFile } from 'node:fs/promises'

export type TestCounts = {
  passed: number
  failed: number
  skipped: number
  /** Titles of tests that passed only when they were retried. */
  retried: string[]
}

/** A test runner that ended without a report counts as one failure. */
const noReport = { passed: 0, failed: 1, skipped: 0, retried: [] }

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
  if (!report) return noReport
  // A file that could not be loaded has no failed tests, so it is counted as one.
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
  if (!report) return noReport
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
