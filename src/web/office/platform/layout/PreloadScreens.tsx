import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Section } from './section.ts'

/** Loads the code of these sections one by one, while nobody waits for anything else and until one fails. */
export function PreloadScreens({ sections }: { sections: Pick<Section, 'screen'>[] }) {
  const idle = useIsFetching() === 0
  const [done, setDone] = useState(0)
  const preload = sections[done]?.screen.preload
  useEffect(() => {
    if (!idle || !preload || !window.requestIdleCallback || !mayLoad()) return
    const wait = requestIdleCallback(() => preload().then((loaded) => loaded && setDone(done + 1)))
    return () => cancelIdleCallback(wait)
  }, [idle, preload, done])
  return null
}

const mayLoad = () =>
  navigator.onLine && !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData
