import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenSession } from '#contract/accounts/sessions.ts'
import { errorMessage } from '#web/api/api-error.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatTodayOrDate } from '#web/office/platform/format.ts'
import { SubText } from '#web/office/platform/layout/cells.tsx'
import { ReloadNotice } from '#web/office/platform/layout/QueryStates.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorState, Loading, Skeleton } from '#web/ui/States.tsx'
import { type Column, Table } from '#web/ui/Table.tsx'
import styles from './users.module.css'
import { endSession, sessionsQuery, usersKey } from './users-queries.ts'

const failed = 'Failed to load sessions. Please try again.'

/** The open sessions of all users. */
export function Sessions({ busy }: { busy: boolean }) {
  const sessions = useQuery(sessionsQuery)
  const { data: rows, error, isPending, refetch } = sessions
  const [ending, setEnding] = useState<OpenSession>()
  const end = useChange({
    change: endSession,
    reload: usersKey,
    success: 'Session ended.',
    failure: 'The session could not be ended.',
    onDone: () => setEnding(undefined),
  })

  const columns: Column<OpenSession>[] = [
    {
      header: 'Person',
      card: 'lead',
      cell: ({ username, current }) => (
        <>
          {username} {current && <small className={styles.you}>This session</small>}
        </>
      ),
    },
    {
      header: 'Device',
      cell: ({ userAgent, ip }) => (
        <>
          {describeDevice(userAgent)}
          <SubText>{ip}</SubText>
        </>
      ),
    },
    { header: 'Signed in', cell: ({ createdAt }) => formatTodayOrDate(createdAt) },
    { header: 'Last used', cell: ({ lastSeenAt }) => formatTodayOrDate(lastSeenAt) },
    {
      header: 'Actions',
      card: 'foot',
      cell: (session) =>
        !session.current && (
          <div className={styles.actions}>
            <Button
              variant="quiet-danger"
              size="small"
              busy={busy || ending !== undefined}
              onClick={() => {
                end.reset()
                setEnding(session)
              }}
            >
              End session
              <span className="visually-hidden">
                {' '}
                of {session.username}, {describeDevice(session.userAgent)}
              </span>
            </Button>
          </div>
        ),
    },
  ]

  if (isPending) {
    return (
      <Loading text="Loading sessions..." flush>
        <Skeleton shape="row" />
      </Loading>
    )
  }
  if (!rows) {
    return (
      <ErrorState title={failed} message={errorMessage(error, failed)} onRetry={() => refetch()} />
    )
  }
  return (
    <>
      <ReloadNotice query={sessions} failed={failed} />
      <Table caption="Sessions" columns={columns} rows={rows} rowKey={({ id }) => id} />
      {ending && (
        <ConfirmDialog
          title="End session"
          question={`Do you want to sign ${ending.username} out there? Anything they have not saved will be lost.`}
          action="End session"
          busy={end.isPending}
          problem={end.error?.message}
          onConfirm={() => end.mutate(ending)}
          onCancel={() => setEnding(undefined)}
        >
          <p>
            <b>{describeDevice(ending.userAgent)}</b>
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

const browsers: [RegExp, string][] = [
  [/Edg\w*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'a Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'a Mac'],
  [/Linux/, 'Linux'],
]

/**
 * A user agent in plain words: Chrome on Windows. Browsers also name browsers they imitate, so the
 * order of the patterns matters.
 */
export function describeDevice(userAgent: string): string {
  const browser = first(browsers, userAgent)
  const system = first(systems, userAgent)
  if (!browser) return system ?? 'Unknown device'
  return system ? `${browser} on ${system}` : browser
}

const first = (list: [RegExp, string][], userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1]
