import { loadChunk } from '#web/ui/load-chunk.ts'
import { toastRegion } from '#web/ui/toast-region.ts'
import { layOutTheRest } from './layout/late-layout.ts'
import { restoreTyped } from './typed-text.ts'

/**
 * The page is complete without this script. It loads in separate tasks, because one long task would
 * delay the response to a tap.
 */
async function start() {
  await shown()
  toastRegion()
  await import('react-dom/client')
  await nextTask()
  const { hydrate } = await import('./hydrate.tsx')
  await nextTask()
  return hydrate
}

/** What is seen first is loaded first. Nobody sees a tab in the background. */
async function shown() {
  if (document.hidden) return
  await within(3000, (paint) =>
    new PerformanceObserver(paint).observe({ type: 'paint', buffered: true }),
  )
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (picture) await within(100, (decoded) => picture.decode().then(decoded, decoded))
}

/** Waits for it, but no longer than that: not every browser or connection gets there. */
const within = (milliseconds: number, wait: (done: () => void) => void) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
    wait(resolve)
  })

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

restoreTyped()
void loadChunk(start)
  .then((hydrate) => hydrate?.())
  .then(layOutTheRest)
