import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The same API tests run on both databases; components run in a make-believe browser. */
export default defineConfig({
  test: {
    // A busy machine is slow, not broken.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // By itself it would leave one core idle, which on a small machine is half of it.
    maxWorkers: '100%',
    // The files of a worker share the modules: loading the product for each file took a third of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'sqlite', include: ['src/**/*.test.ts', 'tests/{unit,faults}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['src/server/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          globalSetup: 'tests/support/postgres.ts',
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'components',
          include: ['src/web/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: 'tests/support/components.ts',
        },
      },
    ],
  },
})
