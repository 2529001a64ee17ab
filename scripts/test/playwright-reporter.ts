import { relative } from 'node:path'
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { emptyReport, problem, sendTestEnd, type TestName, writeReport } from './report.ts'

/** Tells the command what each test did, and writes the report that it reads. */
export default class PlaywrightReporter implements Reporter {
  #report = emptyReport()
  #suite: Suite | undefined

  printsToStdio() {
    return false
  }

  onBegin(_: unknown, suite: Suite) {
    this.#suite = suite
  }

  onError({ message = 'an error' }: { message?: string }) {
    this.#report.failed.push(problem(`outside of a test: ${message}`))
  }

  onTestEnd(_: unknown, { status }: TestResult) {
    sendTestEnd({ failed: status === 'failed' || status === 'timedOut' })
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? []
    const { failed, retried } = this.#report
    const counts = Map.groupBy(tests, (test) => test.outcome())
    failed.push(...(counts.get('unexpected') ?? []).map(getName))
    retried.push(...(counts.get('flaky') ?? []).map(getName))
    writeReport({
      ...this.#report,
      passed: (counts.get('expected')?.length ?? 0) + retried.length,
      skipped: counts.get('skipped')?.length ?? 0,
      files: [...new Set(tests.map(getName).map(({ project, file }) => `${project} ${file}`))],
    })
  }
}

function getName(test: TestCase): TestName {
  const [, project = '', , ...titles] = test.titlePath()
  return { project, file: relative('.', test.location.file), name: titles.join(' ') }
}
