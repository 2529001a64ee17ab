import { minutes } from '#server/platform/time.ts'
import type { Feature } from '#server/records/feature.ts'
import { applyDates } from './apply-dates.ts'

export const publishing: Feature = {
  tasks: (context, { features }) => {
    const kinds = features.flatMap(({ dated }) => dated ?? [])
    return [
      { name: 'publishing', every: 1 * minutes, run: (now) => applyDates(context, kinds, now) },
    ]
  },
}
