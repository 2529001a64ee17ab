import { type ComponentType, useState } from 'react'

/** A component that is loaded when it is first asked for; a load that failed is tried anew. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [open, setOpen] = useState(false)
  return {
    Part: open ? Part : undefined,
    /** Rejects when the part cannot be had. */
    show: async () => {
      const part = await load()
      setPart(() => part)
      setOpen(true)
    },
    hide: () => setOpen(false),
  }
}
