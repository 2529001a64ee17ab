import { expect, test } from 'vitest'
import { toPagination } from './paging.ts'

test.each([
  [1, 10, 0, 1],
  [1, 10, 1, 1],
  [1, 10, 10, 1],
  [2, 10, 11, 2],
  [3, 5, 11, 3],
])('page %i of %i entries each, %i in all, is one of %i', (page, limit, total, pages) => {
  expect(toPagination(page, limit, total)).toEqual({
    currentPage: page,
    totalPages: pages,
    totalItems: total,
    itemsPerPage: limit,
  })
})
