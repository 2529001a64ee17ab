import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('an empty environment gives a site on this machine alone', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    siteUrl: 'http://127.0.0.1:3000',
    sampleContent: true,
    rateLimits: true,
  })
})

test.each([
  [{ PORT: 'http' }, 'Setting PORT: '],
  [{ HOST: '0.0.0.0' }, 'Setting SITE_URL: is required when HOST is not this machine alone'],
  [{ SITE_URL: 'poplar.example' }, 'Setting SITE_URL: '],
  [{ DATABASE_URL: 'mysql://x/y' }, 'Setting DATABASE_URL: '],
  [{ JWT_SECRET: 'short' }, 'Setting JWT_SECRET: needs at least 32 random bytes'],
  [{ SAMPLE_CONTENT: 'yes' }, 'Setting SAMPLE_CONTENT: '],
])('%j stops the start with one line that says why', (env, line) => {
  expect(() => readSettings(env)).toThrow(line)
})
