import { inStore } from '#server/platform/files/stores/file-store.ts'
import { hours } from '#server/platform/time.ts'
import { countInWords, type Feature } from '../feature.ts'
import { sweepDocuments } from './sweep.ts'

export const documents: Feature = {
  tasks: (context) => [
    {
      name: 'document sweep',
      every: 1 * hours,
      run: async (now) => {
        const { removed, missing } = await sweepDocuments(context, now)
        if (missing > 0)
          throw new Error(`Documents that are not ${inStore(context.files)}: ${missing}.`)
        return countInWords('Files removed', removed)
      },
    },
  ],
}
