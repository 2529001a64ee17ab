import { queryOptions, useQuery } from '@tanstack/react-query'
import { builtInDetails } from '#content/provider.ts'
import { type SiteDetails, siteDetailsCalls } from '#contract/website/site-details.ts'
import { call } from '#web/api/call.ts'

export const siteDetailsQuery = queryOptions({
  queryKey: ['site-details'],
  queryFn: async ({ meta }): Promise<SiteDetails> =>
    (await call(siteDetailsCalls.get, { ...meta })).data,
})

/** Phone, address and so on. Falls back to the built-in details, so that every page has a phone number. */
export const useSiteDetails = () => useQuery(siteDetailsQuery).data ?? builtInDetails
