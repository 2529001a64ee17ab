import '#web/styles/all.css'
import { loadChunk } from '#web/ui/load-chunk.ts'
import { toastRegion } from '#web/ui/toast-region.ts'
import { restoreTyped } from './typed-text.ts'

/**
 * The page is complete without this script. It loads in separate tasks, because one long task would
 * delay the response to a tap.
 */
async function start() {
  await import('react-dom/client')
  await nextTask()
  const { hydrate } = await import('./hydrate.tsx')
  await nextTask()
  return hydrate
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

restoreTyped()
toastRegion()
void loadChunk(start).then((hydrate) => hydrate?.())
