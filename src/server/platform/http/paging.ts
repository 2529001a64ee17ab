import type { Pagination } from '#contract/platform/common.ts'

/** An empty list has one empty page. */
export function toPagination(page: number, limit: number, total: number): Pagination {
  return {
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(total / limit)),
    totalItems: total,
    itemsPerPage: limit,
  }
}
