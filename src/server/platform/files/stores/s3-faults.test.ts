import { Readable } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { describeFault } from './s3-faults.ts'
import { readWithin } from './s3-limits.ts'

afterEach(() => {
  vi.useRealTimers()
})

const named = (name: string, more: object = {}) =>
  Object.assign(new Error('raw'), { name, ...more })

test.each([
  [named('AbortError'), 'it did not answer in time. (AbortError)'],
  [
    named('Error', { code: 'ECONNREFUSED' }),
    'it cannot be reached, or ended the connection. (ECONNREFUSED)',
  ],
  [
    new AggregateError([named('Error', { code: 'ECONNREFUSED' })]),
    'it cannot be reached, or ended the connection. (ECONNREFUSED)',
  ],
  [named('NoSuchBucket'), 'it has no such bucket. Check FILES_URL. (NoSuchBucket)'],
  [
    named('SignatureDoesNotMatch'),
    'it refused the credentials, or they do not allow this. (SignatureDoesNotMatch)',
  ],
  [
    named('Error', { $metadata: { httpStatusCode: 503 } }),
    'it is busy or has a fault of its own. (503)',
  ],
  [
    named('Error', { cause: named('Error', { code: 'ENOTFOUND' }) }),
    'its address is not known. Check FILES_URL. (ENOTFOUND)',
  ],
  [named('Error'), 'it gave an answer that is not understood.'],
  ['no error', 'it gave an answer that is not understood.'],
])('a fault of the store is told in a sentence, %#', (error, sentence) => {
  expect(describeFault(error)).toBe(sentence)
})

test('a file of which nothing arrives is given up, long before its time is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const silent = new Readable({ read() {} })
  const reading = readWithin(silent, 0).catch((error) => error.cause)
  vi.advanceTimersByTime(4000)
  expect(await reading).toMatchObject({ name: 'AbortError' })
  expect(silent.destroyed).toBe(true)
})
