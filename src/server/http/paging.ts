import type { Pagination } from '#contract/common.ts'

export function toPagination(page: number, limit: number, total: number): Pagination {
  return {
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(total / limit)),
    totalItems: total,
    itemsPerPage: limit,
  }
}
