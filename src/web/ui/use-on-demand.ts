import { type ComponentType, useState } from 'react'
import { loadPart } from './load-part.ts'

/** A component that is loaded when it is first shown. After a failure, the next `show` tries again. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [open, setOpen] = useState(false)
  const [loading, setLoading] = useState(false)
  return {
    Part: open ? Part : undefined,
    loading,
    show: async () => {
      setLoading(true)
      const part = await loadPart(load)
      setLoading(false)
      if (!part) return
      setPart(() => part)
      setOpen(true)
    },
    hide: () => setOpen(false),
  }
}
