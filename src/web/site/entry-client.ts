import '#web/styles/all.css'

/**
 * The page is complete without this. Each stage is a task of its own, so that a touch in between is
 * answered: one long task would hold it up.
 */
async function start() {
  await import('react-dom/client')
  await breath()
  const { hydrate } = await import('./hydrate.tsx')
  await breath()
  hydrate()
}

const breath = () => new Promise((resolve) => setTimeout(resolve))

start()
