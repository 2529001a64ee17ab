import { type ComponentType, useState } from 'react'
import { loadChunk } from './load-chunk.ts'

/** A component that is loaded when it is first shown. After a failure, the next `show` tries again. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  const [open, setOpen] = useState(false)
  const [loading, setLoading] = useState(false)
  return {
    Component: open ? Component : undefined,
    loading,
    show: async () => {
      setLoading(true)
      const Loaded = await loadChunk(load)
      setLoading(false)
      if (!Loaded) return
      setComponent(() => Loaded)
      setOpen(true)
    },
    hide: () => setOpen(false),
  }
}
