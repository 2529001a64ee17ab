import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type CountedSample,
  countedSamples,
  type SampleContent,
  sampleContentCalls,
} from '#contract/website/sample-content.ts'
import { call } from '#web/api/call.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { sampleContentKey, useChange } from '../drafts/use-change.ts'
import { plural } from '../format.ts'

const sampleQuery = queryOptions({
  queryKey: sampleContentKey,
  queryFn: async () => (await call(sampleContentCalls.get, {})).data,
})

const nouns: Record<CountedSample, string> = {
  'hero slide': 'slide',
  job: 'job posting',
  event: 'event',
  'team member': 'team member',
  testimonial: 'testimonial',
  'site detail': 'site detail',
}

/** How many samples there are, and the question before they are deleted. */
export function useSampleRemoval() {
  const { data } = useQuery(sampleQuery)
  // A copy, so that the numbers in the question do not change while it is open.
  const [asking, setAsking] = useState<SampleContent>()
  const removing = useChange({
    change: () => call(sampleContentCalls.remove, {}),
    // Any screen may show sample content.
    reload: ['office'],
    success: 'Sample content removed',
    failure: 'Failed to remove the sample content. Please try again.',
    onDone: () => setAsking(undefined),
  })
  const ask = () => {
    removing.reset()
    setAsking(data)
  }
  const dialog = asking && (
    <ConfirmDialog
      title="Remove sample content"
      question={`This deletes ${describeCounts(asking)} that came with the site.`}
      action="Remove"
      busy={removing.isPending}
      problem={removing.error?.message}
      onConfirm={() => removing.mutate()}
      onCancel={() => setAsking(undefined)}
    >
      <p>
        What you added or changed stays. Until you add slides of your own, the site shows its
        built-in ones.
      </p>
    </ConfirmDialog>
  )
  return { count: data?.total ?? 0, loaded: data !== undefined, ask, dialog }
}

const names = new Intl.ListFormat('en-US')

const describeCounts = ({ counts }: SampleContent) =>
  names.format(
    countedSamples
      .filter((kind) => counts[kind] > 0)
      .map((kind) => plural(counts[kind], nouns[kind])),
  )
