import { queryOptions, useQuery } from '@tanstack/react-query'
import { type SetupMark, type SetupStep, setupCalls } from '#contract/office/setup.ts'
import { call } from '#web/api/call.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { sectionPath } from '#web/office/platform/paths.ts'

const setupQuery = queryOptions({
  queryKey: ['office', 'setup'],
  queryFn: async () => (await call(setupCalls.read, {})).data,
})

/** What is still open, for an owner. */
export const useSetup = (isOwner: boolean) => useQuery({ ...setupQuery, enabled: isOwner })

export const useMark = (success?: string) =>
  useChange({
    change: (mark: SetupMark) => call(setupCalls.mark, { body: { mark } }),
    reload: setupQuery.queryKey,
    ...(success && { success }),
    failure: 'Failed to save this. Please try again.',
  })

export const stepPath = (step: SetupStep | 'end') => sectionPath('setup', `step=${step}`)

/** What each step is called in lists. */
export const stepTitles: Record<SetupStep, string> = {
  name: 'Name and tagline',
  look: 'Logo and colors',
  contact: 'Phone, address, hours and time zone',
  licensing: 'Licenses and accreditation',
  services: 'Who can get services, counties, plans and cost',
  words: 'Your words',
  samples: 'Sample content',
  people: 'The first other person',
}
