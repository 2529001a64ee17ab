import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import {
  emptyReport,
  problem,
  sendTestEnd,
  type TestName,
  type TestReport,
  writeReport,
} from './report.ts'

/** Tells the command what each test did, and writes the report that it reads. */
export default class VitestReporter implements Reporter {
  onTestCaseResult(test: Parameters<NonNullable<Reporter['onTestCaseResult']>>[0]) {
    sendTestEnd({ failed: test.result().state === 'failed' })
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const report = emptyReport()
    for (const one of modules) addModule(report, one)
    report.failed.push(...errors.map((error) => problem(`outside of a test: ${error}`)))
    writeReport(report)
  }
}

function addModule(report: TestReport, module: TestModule) {
  const place = { project: module.project.name, file: relative('.', module.moduleId) }
  const add = (list: TestName[], name: string) => list.push({ ...place, name })
  report.files.push(`${place.project} ${place.file}`)
  const tests = [...module.children.allTests()]
  for (const test of tests) {
    const { state } = test.result()
    const name = test.fullName.replaceAll(' > ', ' ')
    if (state === 'passed') report.passed += 1
    else if (state === 'failed') add(report.failed, name)
    else report.skipped += 1
    if (test.diagnostic()?.flaky) add(report.retried, name)
  }
  // A file that could not be loaded, or whose setup failed, may have no failed test.
  if (module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed')) {
    report.failed.push({ ...place, name: '' })
  }
}
