import { type ComponentType, lazy, useState } from 'react'
import { loadChunk } from './load-chunk.ts'
import { ErrorState } from './States.tsx'
import { toastWords } from './toast-words.ts'

/** A component that is loaded when it is first shown or by `preload`, or replaced by an error message. */
export const lazyComponent = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  Object.assign(
    lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotLoaded) })),
    {
      /** Whether it is loaded now. */
      preload: () =>
        load().then(
          () => true,
          () => false,
        ),
    },
  )

/**
 * A dialog that is loaded when it is first shown. If it cannot be loaded, a message offers to load the page again,
 * and a dialog that the server rendered can still be read.
 */
export const lazyDialog = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const component = await loadChunk(load)
    return component ? { default: component } : new Promise<never>(() => {})
  })

export function NotLoaded() {
  return (
    <ErrorState
      title={toastWords.notLoaded.title}
      message={toastWords.notLoaded.hint}
      retryLabel={toastWords.notLoaded.action}
      onRetry={() => location.reload()}
    />
  )
}

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
