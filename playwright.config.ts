import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/support/browser.ts'

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // `npm test` counts the tests in the JSON report.
  reporter: [
    [process.env.CI ? 'dot' : 'line'],
    ['json', { outputFile: 'test-results/playwright.json' }],
  ],
  // Long, because a busy machine must not make a test fail.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // A trace takes as long as the test itself, so only a retried test gets one.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: false,
  // One more than a small machine has cores, because tests spend most of their time waiting.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 900 },
    trace: 'on-first-retry',
  },
})
