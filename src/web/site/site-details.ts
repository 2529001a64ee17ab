import { queryOptions, useQuery } from '@tanstack/react-query'
import { emptyDetails } from '#content/provider.ts'
import { type SiteDetails, siteDetailsCalls } from '#contract/website/site-details.ts'
import { call } from '#web/api/call.ts'

export const siteDetailsQuery = queryOptions({
  queryKey: ['site-details'],
  queryFn: async ({ meta }): Promise<SiteDetails> =>
    (await call(siteDetailsCalls.get, { ...meta })).data,
})

/** No line ends between "9:00" and "AM". */
const unbroken = (details: SiteDetails): SiteDetails => ({
  ...details,
  hours: details.hours.replace(/ (?=[ap]\.? ?m\b)/gi, '\u00a0'),
})

/** Name, phone, address and so on. Every page comes with them; without them it claims nothing. */
export const useSiteDetails = () =>
  useQuery({ ...siteDetailsQuery, select: unbroken }).data ?? emptyDetails
