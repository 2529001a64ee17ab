import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage, isSessionOver } from '#web/api/api-error.ts'
import { Notice } from '#web/ui/States.tsx'

type ReloadNoticeProps = {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>
  failed: string
  /** Replaces the error's own message. */
  reason?: string | undefined
  retryLabel?: string | undefined
  action?: ReactNode
}

/** Warns that the data below could not be reloaded and may be out of date. */
export function ReloadNotice({
  query,
  failed,
  reason,
  retryLabel = 'Retry',
  action,
}: ReloadNoticeProps) {
  const { data, error, isFetching, refetch } = query
  if (!data || !error || isSessionOver(error)) return null
  const why = reason ?? errorMessage(error, failed)
  return (
    <Notice
      title={failed}
      retryLabel={retryLabel}
      onRetry={() => refetch()}
      busy={isFetching}
      action={action}
    >
      {why !== failed && why} What you see below may be out of date.
    </Notice>
  )
}
