import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/**
 * The same API tests run on both databases, those of S3 where a store is installed; components run in a
 * simulated browser.
 */
export default defineConfig({
  test: {
    // Long, because a busy machine must not make a test fail.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // One more than a small machine has cores, because many tests wait for processes that they start.
    maxWorkers: 3,
    // Test files of a worker share modules, because loading them for each file took a third of the time.
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
        test: {
          name: 's3',
          include: ['tests/s3/**/*.test.ts'],
          globalSetup: 'tests/support/object-store.ts',
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
