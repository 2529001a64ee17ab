import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { errorMessage, isSessionOver } from '#web/api/api-error.ts'
import { EmptyState, ErrorState, Loading, Notice, Skeleton } from '#web/ui/States.tsx'
import { Table } from '#web/ui/Table.tsx'
import { toast } from '#web/ui/toasts.ts'
import { PlainPanel } from './Panel.tsx'

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

type QueryTableProps<Row> = Pick<QueryStatesProps, 'query' | 'loading' | 'failed'> &
  Omit<ComponentProps<typeof Table<Row>>, 'rows'> & {
    /** Undefined until they are loaded. */
    rows: Row[] | undefined
    empty: { title: string; hint: string }
  }

/** A table that is shown whole, or its loading, error or empty state. */
export function QueryTable<Row>({
  query,
  loading,
  failed,
  rows,
  empty,
  ...table
}: QueryTableProps<Row>) {
  return (
    <>
      <QueryStates query={query} loading={loading} failed={failed} />
      {rows?.length === 0 && (
        <PlainPanel>
          <EmptyState drawing="/art/empty-found.svg" {...empty} />
        </PlainPanel>
      )}
      {rows && rows.length > 0 && <Table rows={rows} {...table} />}
    </>
  )
}

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

/** Shows a toast when loading failed. The login screen explains an expired session. */
export function useFailureToast(error: Error | null, failed: string) {
  useEffect(() => {
    if (error && !isSessionOver(error)) toast('error', failed)
  }, [error, failed])
}
