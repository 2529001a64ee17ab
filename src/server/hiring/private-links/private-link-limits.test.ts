import { expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/test-app.ts'
import { appWithPages, readContent } from '../../../../tests/support/website.ts'

const server = testApp(() => ({ rateLimits: true }))

test('whoever guesses links has to wait, and gets a page that says so', async () => {
  const app = await appWithPages(server.context)
  const guess = (n: number) => app.inject({ url: `/application/guess-${n}` })
  for (let n = 0; n < 60; n += 1) await guess(n)
  const response = await guess(60)
  expect(response.statusCode).toBe(429)
  expect(readContent(response.body)).toEqual({ kind: 'refused', reason: 'too many' })
  await app.close()
})
