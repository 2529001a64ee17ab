import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { emptyDetails, shownName } from '#content/provider.ts'
import { type SiteDetails, siteDetailsCalls } from '#contract/website/site-details.ts'
import { call } from '#web/api/call.ts'

type Provider = Pick<SiteDetails, 'name' | 'timeZone'>

// It comes with the page, because the first screen already shows the name and times.
let provider: Provider = readPage() ?? emptyDetails
const listeners = new Set<() => void>()

function readPage(): Provider | undefined {
  // Some functions that show times are also tested without a browser.
  const text = globalThis.document?.getElementById('provider')?.textContent
  return text ? JSON.parse(text) : undefined
}

/** Follows a change of the site details. */
export function setProvider({ name, timeZone }: Provider) {
  if (name === provider.name && timeZone === provider.timeZone) return
  provider = { name, timeZone }
  for (const listener of listeners) listener()
}

/** The provider's time zone. `useProviderZone` renders all screens again when it changes. */
export const providerZone = () => provider.timeZone

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The provider's name. */
export const useProviderName = () => shownName(useSyncExternalStore(subscribe, () => provider))

/** Renders again when the provider's time zone changes, also when someone else changes it. */
export function useProviderZone() {
  useQuery({
    queryKey: ['office', 'provider'],
    queryFn: async () => {
      const { data } = await call(siteDetailsCalls.get, {})
      setProvider(data)
      return null
    },
    // The page brought it along, so it is loaded only after a change.
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useSyncExternalStore(subscribe, providerZone)
}
