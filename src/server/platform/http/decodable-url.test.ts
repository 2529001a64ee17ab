import { expect, test } from 'vitest'
import { decodableUrl } from './decodable-url.ts'

test.each([
  ['/', '/'],
  ['/jobs/a%20b?search=%ff', '/jobs/a%20b?search=%ff'],
  ['/api/jobs?page=2', '/api/jobs?page=2'],
  ['/jobs/%ff', '/unknown'],
  ['/%?next=/api/', '/unknown'],
  ['/jobs/%ff/api/', '/unknown'],
  ['/api/jobs/%ff?page=2', '/api/unknown'],
  [undefined, '/'],
])('the address %s is answered as %s', (url, expected) => {
  expect(decodableUrl({ url })).toBe(expected)
})
