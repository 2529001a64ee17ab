import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { testProjects } from './projects.ts'

export type TestName = { project: string; file: string; name: string }

/** What a test runner did, in the same form for both runners. */
export type TestReport = {
  /** The files that ran, each as `project file`. */
  files: string[]
  passed: number
  skipped: number
  failed: TestName[]
  /** Tests that passed only when they were retried. */
  retried: TestName[]
}

/** What a runner tells the command after each test. */
export type TestEnd = { failed: boolean }

export const sendTestEnd = (end: TestEnd) => process.send?.(end)

/** A failure that is not that of one test. */
export const problem = (name: string): TestName => ({ project: '', file: '', name })

export const emptyReport = (): TestReport => ({
  files: [],
  passed: 0,
  skipped: 0,
  failed: [],
  retried: [],
})

/** The runners get the file for their report through the environment. */
const variable = 'TEST_REPORT'

export const reportTo = (file: string) => ({ [variable]: file })

export function writeReport(report: TestReport) {
  const file = process.env[variable]
  if (!file) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(report))
}

/** A test runner that ended without a report counts as one failure. */
export function readReport(file: string, runner: string): TestReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { ...emptyReport(), failed: [problem(`${runner} ended without a report`)] }
  }
}

/** The command that runs only this test, or its whole file if that could not be loaded. */
export function commandFor({ project, file, name }: TestName): string | undefined {
  const { runner } = testProjects[project] ?? {}
  if (!runner) return undefined
  const pattern = name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll("'", `'\\''`)
  const [script, option] = runner === 'playwright' ? ['test:browser', '-g'] : ['test:unit', '-t']
  return `npm run ${script} -- --project=${project} ${file}${name && ` ${option} '${pattern}'`}`
}
