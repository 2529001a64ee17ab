import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Version } from '#contract/records/versions.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Dialog, DialogBody } from '#web/ui/Dialog.tsx'
import { ComparedVersion } from './ComparedVersion.tsx'
import styles from './HistoryDialog.module.css'
import {
  type Compare,
  eraseVersions,
  historyQuery,
  type RecordName,
  savedAt,
} from './versions-queries.ts'

type HistoryDialogProps = {
  record: RecordName
  compare: Compare
  /** Only what was saved by then. */
  until?: string
  /** Something is typed in the form behind the dialog. */
  losesTyped?: boolean
  onRestored: () => void
  onClose: () => void
}

/** Every version of a record, and a comparison of one of them with the record as it is now. */
export function HistoryDialog({ record, until, onClose, ...rest }: HistoryDialogProps) {
  const { compare } = rest
  // Settings say nothing about people.
  const mayErase = useMay()('owner') && record.kind !== 'setting'
  const query = useInfiniteQuery(historyQuery(record, until))
  const [shown, setShown] = useState<Version>()
  const pages = query.data?.pages.map(({ data }) => data) ?? []
  const current = pages[0]?.current
  if (shown && current) {
    return (
      <ComparedVersion
        {...rest}
        record={record}
        version={shown}
        current={current}
        onBack={() => setShown(undefined)}
        onClose={onClose}
      />
    )
  }
  const versions = pages.flatMap((page) => page.versions)
  const listed = current && (!until || current.savedAt <= until) ? [current, ...versions] : versions
  const all = [...listed.map((version) => version.record), pages.at(-1)?.before]
  return (
    <Dialog
      title="History"
      width="wide"
      onClose={onClose}
      footer={mayErase && versions.length > 0 && <EraseButton record={record} />}
    >
      <DialogBody>
        <QueryStates
          query={query}
          loading="Loading the versions..."
          failed="Failed to load the versions. Please try again."
        />
        {query.data && versions.length === 0 && (
          <p>No earlier version is kept yet. Each save adds the one before it.</p>
        )}
        <ol className={styles.versions}>
          {listed.map((version, index) => (
            <li key={version.number}>
              <span className={styles.when}>
                <b>{savedAt(version)}</b>
                {version.number === null && <span className={styles.now}>Now</span>}
              </span>
              <span>{version.savedBy || 'Not saved in the office'}</span>
              <span className={styles.changed}>
                {whatChanged(compare, all[index + 1], version.record)}
              </span>
              {version.number !== null && (
                <Button
                  variant="line"
                  size="small"
                  onClick={() => setShown(version)}
                  aria-label={`Compare the version of ${savedAt(version)}`}
                >
                  Compare
                </Button>
              )}
            </li>
          ))}
        </ol>
        {query.hasNextPage && (
          <Button
            variant="line"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {query.isFetchingNextPage ? 'Loading...' : 'Show older versions'}
          </Button>
        )}
      </DialogBody>
    </Dialog>
  )
}

function whatChanged(compare: Compare, earlier: unknown, later: unknown) {
  if (earlier === undefined) return 'The first version that is kept'
  const labels = compare(earlier, later).map(({ label }) => label)
  return labels.length > 0 ? `Changed: ${labels.join(', ')}` : 'Changed: whether visitors see it'
}

/** For an owner who is asked to erase what is stored about a person. */
function EraseButton({ record }: { record: RecordName }) {
  const [asking, setAsking] = useState(false)
  const erasing = useChange({
    change: () => eraseVersions(record),
    reload: ['office', 'versions'],
    success: 'The earlier versions were erased',
    failure: 'Failed to erase the versions. Please try again.',
    onDone: () => setAsking(false),
  })
  return (
    <>
      <Button variant="quiet-danger" onClick={() => setAsking(true)}>
        Erase earlier versions
      </Button>
      {asking && (
        <ConfirmDialog
          title="Erase earlier versions"
          question="Erase all earlier versions of this? What is on the site now stays. This cannot be undone."
          action="Erase"
          busy={erasing.isPending}
          problem={erasing.error?.message}
          onConfirm={() => erasing.mutate(undefined)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
