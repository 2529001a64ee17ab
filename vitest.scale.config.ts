import { defineConfig } from 'vitest/config'

/** Several instances on PostgreSQL and a real S3 store: `npm run test:scale`. */
export default defineConfig({
  test: {
    include: ['tests/scale/**/*.test.ts'],
    globalSetup: ['tests/support/postgres.ts', 'tests/support/object-store.ts'],
    // Long, because a busy machine must not make a test fail.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
