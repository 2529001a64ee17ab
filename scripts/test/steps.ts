import type { Command } from './projects.ts'

export type Step = {
  name: string
  command: [string, ...string[]]
  /** The runner whose report says what ran; any other step counts as one test. */
  runner?: 'vitest' | 'playwright'
  /** Runs beside the step before it. */
  together?: boolean
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

/** What each command does, the fastest first. */
export const steps: Record<Command, Step[]> = {
  test: [
    // One checker takes half the processor time of four, and the other core is busy with the steps beside it.
    { name: 'Types', command: ['tsc', '--checkers', '1'] },
    {
      name: 'Build',
      command: ['node', 'scripts/bootstrap.js', '--dev', '--build'],
      together: true,
    },
    { name: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings'], together: true },
    { name: 'Unused code', command: ['knip'], together: true },
    vitest('Rules, server, components', 'sqlite', 'postgres', 'components'),
    playwright('Pages, screens and journeys in a browser', 'browser'),
    { name: 'First load within its budget', command: ['node', 'bench/run.ts', 'first-load'] },
  ],
  rest: [
    { name: 'Build', command: ['node', 'scripts/bootstrap.js', '--dev', '--build'] },
    vitest('PostgreSQL, faults, S3, slow tests', 'rest-*'),
    playwright('All journeys and accessibility in a browser', 'rest-*'),
  ],
  scale: [
    { name: 'Build', command: ['node', 'scripts/bootstrap.js', '--dev', '--build'] },
    vitest('Several instances', 'scale'),
  ],
}
