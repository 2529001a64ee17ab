import { fileRoutes } from '#server/platform/files/files.routes.ts'
import { sweepPictures } from '#server/platform/files/pictures-in-use.queries.ts'
import { hours } from '#server/platform/time.ts'
import { clockInDoubt, mayDeleteByClock } from '#server/records/clock/clock.ts'
import { countInWords, type Feature } from '#server/records/feature.ts'

export const pictures: Feature = {
  downloads: fileRoutes,
  tasks: (context) => [
    {
      name: 'picture sweep',
      title: 'Remove unused pictures',
      purpose: 'Removes pictures that the website no longer shows.',
      every: 1 * hours,
      run: async (now) =>
        (await mayDeleteByClock(context, now))
          ? countInWords('Files removed', await sweepPictures(context, now))
          : clockInDoubt,
    },
  ],
}
