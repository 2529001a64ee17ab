import { defineConfig } from '@playwright/test'
import { testProjects } from './scripts/test/projects.ts'
import { testLaunchOptions } from './tests/support/browser.ts'

export default defineConfig({
  projects: Object.entries(testProjects).flatMap(([name, { runner, include, exclude = [] }]) => {
    if (runner !== 'playwright') return []
    return { name, testMatch: include, testIgnore: exclude }
  }),
  outputDir: 'test-results/browser',
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['./scripts/test/playwright-reporter.ts']],
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
    launchOptions: testLaunchOptions(),
    viewport: { width: 1280, height: 900 },
    // Animations take an eighth of the time; the journeys of what moves look at them.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
  },
})
