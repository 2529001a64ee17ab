import '#web/styles/all.css'
import { loadPart } from '#web/ui/load-part.ts'
import { toastRegion } from '#web/ui/toast-region.ts'

/**
 * The page is complete without this. Each stage is a task of its own, so that a touch in between is
 * answered: one long task would hold it up.
 */
async function start() {
  await import('react-dom/client')
  await nextTask()
  const { hydrate } = await import('./hydrate.tsx')
  await nextTask()
  return hydrate
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

toastRegion()
loadPart(start).then((hydrate) => hydrate?.())
