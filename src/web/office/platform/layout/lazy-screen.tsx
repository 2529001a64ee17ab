import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { checkSession } from '#web/api/session.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'

/** For this time, what was prefetched is not loaded again. */
const moment = 5000

/** For a query that a screen prefetches: it is not loaded again when the screen opens a moment later. */
export const prefetched = {
  refetchOnMount: ({ state }: { state: { dataUpdatedAt: number; isInvalidated: boolean } }) =>
    state.isInvalidated || Date.now() - state.dataUpdatedAt > moment,
}

export type Prefetches = {
  /** Begins to load what it shows first. */
  prefetch?: (client: QueryClient) => void
}

/** A `prefetch` that begins to load these. */
export const prefetchAll =
  (...queries: { queryKey: QueryKey }[]) =>
  (client: QueryClient) => {
    for (const query of queries) void client.prefetchQuery({ ...query, staleTime: moment })
  }

type Screen<Props> = ComponentType<Props> & Prefetches

/** A screen that is loaded when it is opened or by `preload`, and then shows without a loading state. */
export function lazyScreen<Props extends object>(load: () => Promise<Screen<Props>>) {
  let loaded: Screen<Props> | undefined
  const remember = async () => {
    loaded = await load()
    return loaded
  }
  const Later = lazyComponent<Props>(remember)
  function LazyScreen(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later)
    return <Shown {...props} />
  }
  /** With a client, someone is about to open it: what its calls need is asked for too. */
  const preload = async (client?: QueryClient) => {
    if (client) void checkSession()
    const done = await Later.preload()
    if (client) loaded?.prefetch?.(client)
    return done
  }
  return Object.assign(LazyScreen, { preload })
}
