import { expect, test } from 'vitest'
import { fileProgress } from './file-progress.ts'

const files = [{ size: 100 }, { size: 300 }]

test.each([
  [0, 400, [0, 0]],
  [50, 400, [0.5, 0]],
  [100, 400, [1, 0]],
  [250, 400, [1, 0.5]],
  [400, 400, [1, 1]],
  // The body is larger than its files and counts as part of them.
  [250, 500, [1, 1 / 3]],
  [500, 500, [1, 1]],
])('after %i of %i bytes the progress of the files is %j', (bytes, total, shares) => {
  expect(fileProgress(files, bytes, total)).toEqual(shares)
})

test('before the size of the body is known, the progress is 0', () => {
  expect(fileProgress(files, 0, 0)).toEqual([0, 0])
})

test('an empty file is always complete', () => {
  expect(fileProgress([{ size: 0 }, { size: 10 }], 0, 10)).toEqual([1, 0])
})
