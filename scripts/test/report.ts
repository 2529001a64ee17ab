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
    const name = `${runner} ended without a report`
    return { ...emptyReport(), failed: [{ project: runner, file: '', name }] }
  }
}

/** The command that runs only this test. */
export function commandFor({ project, file, name }: TestName): string | undefined {
  if (!file) return undefined
  const pattern = JSON.stringify(name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  return testProjects[project]?.runner === 'playwright'
    ? `npm run test:browser -- --project=${project} ${file} -g ${pattern}`
    : `npm run test:unit -- --project=${project} ${file} -t ${pattern}`
}
