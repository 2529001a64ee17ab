import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The same API tests run on both databases; components run in a make-believe browser. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'sqlite', include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'] } },
      {
        test: {
          name: 'postgres',
          include: ['src/server/**/*.test.ts'],
          globalSetup: 'tests/support/postgres.ts',
        },
      },
      {
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
