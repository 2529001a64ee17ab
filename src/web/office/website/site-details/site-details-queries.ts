import { queryOptions } from '@tanstack/react-query'
import { type SiteDetailsForm, siteDetailsCalls } from '#contract/website/site-details.ts'
import { call } from '#web/api/call.ts'
import { setProvider } from '#web/office/platform/provider.ts'

export const editedDetailsQuery = queryOptions({
  queryKey: ['office', 'site-details'],
  queryFn: async () => {
    const { data } = await call(siteDetailsCalls.edit, {})
    setProvider(data)
    return data
  },
  // Not cached, so that the form always opens with the stored version.
  gcTime: 0,
})

export const saveDetails = async (details: SiteDetailsForm, updatedAt: string) => {
  const { data } = await call(siteDetailsCalls.save, { body: { ...details, updatedAt } })
  setProvider(data)
  return data
}
