import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '#web/api/api-error.ts'
import { ErrorState, Loading, Skeleton } from '#web/ui/States.tsx'
import { PlainPanel } from './Panel.tsx'
import { ReloadNotice } from './ReloadNotice.tsx'

type QueryStatesProps = {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>
  loading: string
  failed: string
  /** Why it failed, where it is not what the error says; empty when `failed` says it already. */
  reason?: string | undefined
  retryLabel?: string | undefined
  /** Another way on when it cannot be loaded. */
  children?: ReactNode
}

/** What stands in the place of something that is on its way or did not come, or above what is out of date. */
export function QueryStates({
  query,
  loading,
  failed,
  reason,
  retryLabel,
  children,
}: QueryStatesProps) {
  const { data, error, isPending, refetch } = query
  if (isPending) {
    return (
      <PlainPanel>
        <Loading text={loading}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Loading>
      </PlainPanel>
    )
  }
  if (!error) return null
  if (data) {
    return (
      <ReloadNotice
        query={query}
        failed={failed}
        reason={reason}
        retryLabel={retryLabel}
        action={children}
      />
    )
  }
  return (
    <PlainPanel>
      <ErrorState
        title={failed}
        message={reason ?? messageOf(error, failed)}
        retryLabel={retryLabel}
        onRetry={() => refetch()}
      >
        {children}
      </ErrorState>
    </PlainPanel>
  )
}
