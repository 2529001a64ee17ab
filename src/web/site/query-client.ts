import { QueryClient } from '@tanstack/react-query'

/** What the server sent along is fresh; a failed call is tried once more before its fallback shows. */
export const createQueryClient = (retry: number) =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 5 * 60_000, retry } } })
