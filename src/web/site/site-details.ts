import { queryOptions, useQuery } from '@tanstack/react-query'
import { emptyDetails } from '#content/provider.ts'
import { type SiteDetails, siteDetailsCalls } from '#contract/website/site-details.ts'
import { call } from '#web/api/call.ts'

export const siteDetailsQuery = queryOptions({
  queryKey: ['site-details'],
  queryFn: async ({ meta }): Promise<SiteDetails> =>
    (await call(siteDetailsCalls.get, { ...meta })).data,
})

/** Name, phone, address and so on. Every page comes with them; without them it claims nothing. */
export const useSiteDetails = () => useQuery(siteDetailsQuery).data ?? emptyDetails
