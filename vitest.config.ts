import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { testProjects } from './scripts/test/projects.ts'

// Tests run much code a few times only, so optimizing it and collecting garbage often cost a tenth to a fifth.
const execArgv = ['--min-semi-space-size=64', '--max-semi-space-size=64', '--no-opt']

const setupFiles = 'tests/support/quick-passwords.ts'

/** What a project needs beside its files, by its name without `rest-`. */
const parts: Record<string, TestProjectInlineConfiguration> = {
  sqlite: { test: { globalSetup: 'tests/support/sqlite.ts', setupFiles, execArgv } },
  postgres: { test: { globalSetup: 'tests/support/postgres.ts', setupFiles, execArgv } },
  s3: { test: { globalSetup: ['tests/support/sqlite.ts', 'tests/support/object-store.ts'] } },
  scale: {
    test: {
      globalSetup: ['tests/support/postgres.ts', 'tests/support/object-store.ts'],
      testTimeout: 900_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 120_000 } },
    },
  },
  components: {
    plugins: [react()],
    test: {
      environment: 'happy-dom',
      // Otherwise each frame and each style file, which are empty in these tests, prints an error.
      environmentOptions: {
        happyDOM: {
          settings: { enableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true },
        },
      },
      setupFiles: 'tests/support/components.ts',
      // They render the same components everywhere, so it pays to learn from the first call of a function.
      execArgv: [...execArgv, '--no-lazy-feedback-allocation'],
    },
  },
}

export default defineConfig({
  test: {
    // Long, because a busy machine must not make a test fail.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    retry: process.env.CI ? 1 : 0,
    // One more than a small machine has cores, because many tests wait for timers, threads and processes. Each worker
    // loads all modules, so a fourth one costs as much as it gains.
    maxWorkers: 3,
    // Test files of a worker share modules, because loading them for each file took a third of the time.
    isolate: false,
    projects: Object.entries(testProjects).flatMap(([name, { runner, include, exclude = [] }]) => {
      if (runner !== 'vitest') return []
      const { test, ...others } = parts[name.replace('rest-', '')] ?? {}
      return { extends: true, ...others, test: { ...test, name, include, exclude } }
    }),
  },
})
