import { QueryClient } from '@tanstack/react-query'
import { languageQuery } from '#content/language.ts'
import type { Language } from '#contract/platform/language.ts'
import type { Fetch } from '#web/api/fetch.ts'

type ClientOptions = {
  retry: number
  /** Each page that the server renders has its own, so pages rendered at the same time never mix. */
  fetch?: Fetch
}

declare module '@tanstack/react-query' {
  interface Register {
    /** How calls of the page are made. */
    queryMeta: { fetch: Fetch | undefined; query: { language?: Language } }
  }
}

/** Data that came with the page counts as fresh, so the browser does not ask for it again. */
export const createQueryClient = ({ retry, fetch }: ClientOptions) =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * 60_000, retry, meta: { fetch, query: languageQuery } },
    },
  })
