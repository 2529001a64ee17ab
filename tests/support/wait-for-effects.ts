import { setImmediate } from 'node:timers/promises'
import { configure, getConfig } from '@testing-library/react'

/**
 * React runs the effects of a render in the next task at the latest, and on a busy machine a test could find what was
 * rendered before that. So each search waits for it. In a file of its own, because `components.ts` runs for each test file.
 */
const { asyncWrapper } = getConfig()
configure({
  // On a busy machine the default of one second is not enough.
  asyncUtilTimeout: 30_000,
  asyncWrapper: (search) =>
    asyncWrapper(async () => {
      const found = await search()
      await setImmediate()
      return found
    }),
})
