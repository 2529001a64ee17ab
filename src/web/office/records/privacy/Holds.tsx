import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Hold } from '#contract/records/privacy.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { DateText } from '#web/office/platform/layout/cells.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { holdsQuery, personName, privacyKey, releaseHold } from './privacy-queries.ts'
import styles from './TitledSection.module.css'
import { ListSection } from './TitledSection.tsx'

export function Holds({ onReleased }: { onReleased: (hold: Hold) => void }) {
  const holds = useQuery(holdsQuery)
  const [releasing, setReleasing] = useState<Hold>()
  const release = useChange({
    change: async (hold: Hold) => {
      await releaseHold(hold)
      onReleased(hold)
    },
    reload: privacyKey,
    success: 'The hold is released.',
    failure: 'The hold could not be released.',
    onDone: () => setReleasing(undefined),
  })
  const columns: Column<Hold>[] = [
    { header: 'Person', card: 'lead', cell: personName },
    { header: 'Reason', card: 'wide', cell: ({ reason }) => reason },
    { header: 'Since', cell: ({ at }) => <DateText at={at} /> },
    { header: 'By', cell: ({ by }) => by },
    {
      header: 'Actions',
      card: 'foot',
      cell: (hold) => (
        <div className={styles.action}>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              release.reset()
              setReleasing(hold)
            }}
          >
            Release<span className="visually-hidden"> the hold on {personName(hold)}</span>
          </Button>
        </div>
      ),
    },
  ]
  return (
    <>
      <ListSection
        title="Holds"
        hint="Nothing of these people can be erased or deleted."
        empty="Nobody is on hold."
        query={holds}
        columns={columns}
      />
      {releasing && (
        <ConfirmDialog
          title="Release the hold"
          question={`Do you want to release the hold on ${personName(releasing)}? Their data can then be erased.`}
          action="Release"
          safe
          busy={release.isPending}
          problem={release.error?.message}
          onConfirm={() => release.mutate(releasing)}
          onCancel={() => setReleasing(undefined)}
        >
          <p>
            <b>{releasing.reason}</b>
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
