import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/support/browser.ts'

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // `npm test` counts the tests from the second one.
  reporter: [
    [process.env.CI ? 'dot' : 'line'],
    ['json', { outputFile: 'test-results/playwright.json' }],
  ],
  // A busy machine is slow, not broken.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // A trace costs as much as the test itself: it is made for what has failed once.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: false,
  // One more than the cores of a small machine: a test waits more than it works.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 900 },
    trace: 'on-first-retry',
  },
})
