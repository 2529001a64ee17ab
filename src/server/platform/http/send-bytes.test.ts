import { expect, test } from 'vitest'
import { parseRange } from './send-bytes.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  ['bytes=5-2', undefined],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=2-4', { first: 2, last: 4 }],
  ['bytes=2-', { first: 2, last: 9 }],
  ['bytes=9-', { first: 9, last: 9 }],
  ['bytes=2-100', { first: 2, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-100', { first: 0, last: 9 }],
  ['bytes=-0', 'outside'],
  ['bytes=10-', 'outside'],
  ['bytes=10-20', 'outside'],
])('the range %j of ten bytes is %j', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range)
})
