import '#web/styles/all.css'
import { loadPart } from '#web/ui/load-part.ts'
import { toastHost } from '#web/ui/toast-place.ts'

/**
 * The page is complete without this. Each stage is a task of its own, so that a touch in between is
 * answered: one long task would hold it up.
 */
async function start() {
  await import('react-dom/client')
  await breath()
  const { hydrate } = await import('./hydrate.tsx')
  await breath()
  return hydrate
}

const breath = () => new Promise((resolve) => setTimeout(resolve))

toastHost()
loadPart(start).then((hydrate) => hydrate?.())
