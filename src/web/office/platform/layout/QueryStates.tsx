import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '#web/api/api-error.ts'
import { ErrorState, Loading, Skeleton } from '#web/ui/States.tsx'
import { PlainPanel } from './Panel.tsx'
import { ReloadNotice } from './ReloadNotice.tsx'

type QueryStatesProps = {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>
  loading: string
  failed: string
  /** Replaces the error's own message; empty when `failed` already explains it. */
  reason?: string | undefined
  retryLabel?: string | undefined
  /** More actions when loading failed. */
  children?: ReactNode
}

/** The loading and error states of a query, and a notice above data that could not be reloaded. */
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
        message={reason ?? errorMessage(error, failed)}
        retryLabel={retryLabel}
        onRetry={() => refetch()}
      >
        {children}
      </ErrorState>
    </PlainPanel>
  )
}
