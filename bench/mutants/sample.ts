import { createHash } from 'node:crypto'
import { type Checker, CheckStatus } from '@stryker-mutator/api/check'
import type { Mutant } from '@stryker-mutator/api/core'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/**
 * Selects as many mutants as `MUTANTS_SAMPLE` says, by a hash of each mutant, so that the selection is
 * spread over the folder and the same in the next run.
 */
const checker: Checker = {
  init: async () => {},
  // All in one group, because the selection needs all of them.
  group: async (mutants) => [mutants.map(({ id }) => id)],
  check: async (mutants) => {
    const size = Number(process.env.MUTANTS_SAMPLE)
    const chosen = new Set(
      mutants.toSorted((a, b) => order(a).localeCompare(order(b))).slice(0, size),
    )
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        chosen.has(mutant)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: 'Not in the sample' },
      ]),
    )
  },
}

function order({ fileName, location, mutatorName, replacement }: Mutant) {
  const { start, end } = location
  const file = fileName.slice(fileName.indexOf('/src/'))
  return createHash('sha256')
    .update(JSON.stringify([file, start, end, mutatorName, replacement]))
    .digest('hex')
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Checker, 'sample', checker)]
