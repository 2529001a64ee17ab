import { expect, test } from 'vitest'
import { fileProgress } from './file-progress.ts'

const files = [{ size: 100 }, { size: 300 }]

test.each([
  [0, 400, [0, 0]],
  [50, 400, [0.5, 0]],
  [100, 400, [1, 0]],
  [250, 400, [1, 0.5]],
  [400, 400, [1, 1]],
  // The body is larger than the files in it; all of it is counted to them.
  [250, 500, [1, 1 / 3]],
  [500, 500, [1, 1]],
])('after %i of %i bytes, of each file has left: %j', (bytes, total, shares) => {
  expect(fileProgress(files, bytes, total)).toEqual(shares)
})

test('before the size of the body is known, nothing has left', () => {
  expect(fileProgress(files, 0, 0)).toEqual([0, 0])
})

test('an empty file has always left', () => {
  expect(fileProgress([{ size: 0 }, { size: 10 }], 0, 10)).toEqual([1, 0])
})
