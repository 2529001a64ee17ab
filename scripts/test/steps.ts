import type { Command } from './projects.ts'

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
    '--reporter=minimal',
    '--reporter=./scripts/test/vitest-reporter.ts',
    ...projects.flatMap((project) => ['--project', project]),
  ],
  runner: 'vitest',
})

const playwright = (name: string, project: string): Step => ({
  name,
  command: ['playwright', 'test', '--project', project],
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
    [vitest('Rules, server, components', 'sqlite', 'postgres', 'components')],
    [playwright('Pages, screens and journeys in a browser', 'browser')],
    [{ name: 'First load within its budget', command: ['node', 'bench/run.ts', 'first-load'] }],
  ],
  rest: [
    [build],
    [vitest('PostgreSQL, faults, S3, slow tests', 'rest-*')],
    [playwright('All journeys and accessibility in a browser', 'rest-*')],
  ],
  scale: [[build], [vitest('Several instances', 'scale')]],
}
