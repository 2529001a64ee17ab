import { queryOptions, useQuery } from '@tanstack/react-query'
import { builtInDetails } from '#content/provider.ts'
import { type SiteDetails, siteDetailsCalls } from '#contract/site-details.ts'
import { call } from '#web/api/call.ts'

export const siteDetailsQuery = queryOptions({
  queryKey: ['site-details'],
  queryFn: async ({ meta }): Promise<SiteDetails> =>
    (await call(siteDetailsCalls.get, { ...meta })).data,
})

/** How to reach the provider. A page of the server brings them along; else the built-in ones stand in, so that no page lacks a number. */
export const useSiteDetails = () => useQuery(siteDetailsQuery).data ?? builtInDetails
