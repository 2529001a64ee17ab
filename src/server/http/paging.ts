import type { Pagination } from '#contract/common.ts'

/** Which page of how many. An empty list has one page, which is empty. */
export function toPagination(page: number, limit: number, total: number): Pagination {
  return {
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(total / limit)),
    totalItems: total,
    itemsPerPage: limit,
  }
}
