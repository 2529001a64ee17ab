import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import type { Reporter } from '@stryker-mutator/api/report'

/** Writes each survivor to the file in `MUTANTS_REPORT` as soon as it is found, because a run takes long. */
function createReporter(): Reporter {
  const report = process.env.MUTANTS_REPORT ?? ''
  const sources = new Map<string, string[]>()
  return {
    onMutationTestingPlanReady({ mutantPlans }) {
      mkdirSync(dirname(report), { recursive: true })
      writeFileSync(report, '')
      // Read now, because someone may change the file before a survivor is found.
      for (const name of new Set(mutantPlans.map(({ mutant }) => mutant.fileName))) {
        sources.set(name, readFileSync(name, 'utf8').split('\n'))
      }
    },
    onMutantTested(mutant) {
      if (mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') return
      appendFileSync(report, `${describe(mutant, sources.get(mutant.fileName) ?? [])}\n\n`)
    },
  }
}

/** The position of the mutant, the original code and the changed code. */
function describe(
  { fileName, location, mutatorName, status, replacement }: MutantResult,
  source: string[],
) {
  const { start, end } = location
  const lines = source.slice(start.line - 1, end.line)
  lines.push((lines.pop() ?? '').slice(0, end.column - 1))
  const before = lines.join('\n').slice(start.column - 1)
  return [
    `${relative('.', fileName)}:${start.line}:${start.column} ${mutatorName} ${status}`,
    ...before.split('\n').map((line) => `- ${line}`),
    ...replacement.split('\n').map((line) => `+ ${line}`),
  ].join('\n')
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.Reporter, 'survivors', createReporter),
]
