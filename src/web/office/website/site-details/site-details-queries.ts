import { queryOptions } from '@tanstack/react-query'
import { type SiteDetailsForm, siteDetailsCalls } from '#contract/website/site-details.ts'
import { call } from '#web/api/call.ts'

export const editedDetailsQuery = queryOptions({
  queryKey: ['office', 'site-details'],
  queryFn: async () => (await call(siteDetailsCalls.edit, {})).data,
  // Not cached, so that the form always opens with the stored version.
  gcTime: 0,
})

export const saveDetails = async (details: SiteDetailsForm, updatedAt: string) =>
  (await call(siteDetailsCalls.save, { body: { ...details, updatedAt } })).data
