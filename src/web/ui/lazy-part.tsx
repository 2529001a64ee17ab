import { type ComponentType, lazy } from 'react'
import { notLoaded } from './load-part.ts'
import { ErrorState } from './States.tsx'

/** A component that is loaded when it is first shown, or replaced by an error message. */
export const lazyPart = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotLoaded) }))

export function NotLoaded() {
  return (
    <ErrorState
      title={notLoaded.title}
      message={notLoaded.hint}
      retryLabel={notLoaded.action}
      onRetry={() => location.reload()}
    />
  )
}
