import type { Version } from '#contract/records/versions.ts'
import { FieldValueView } from '#web/office/platform/drafts/FieldValueView.tsx'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody } from '#web/ui/Dialog.tsx'
import { Remark } from '#web/ui/States.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './HistoryDialog.module.css'
import { type Compare, type RecordName, restoreVersion, savedAt } from './versions-queries.ts'

type ComparedVersionProps = {
  record: RecordName
  version: Version
  current: Version
  compare: Compare
  losesTyped?: boolean
  onRestored: () => void
  onBack: () => void
  onClose: () => void
}

/** What is not restored: whether visitors see the record, and what a template is for. */
const staying = ['status', 'publishDate', 'kind']

/** A version beside the record as it is now, and the button that restores it. */
export function ComparedVersion(props: ComparedVersionProps) {
  const { record, version, current, compare, losesTyped, onRestored, onBack, onClose } = props
  const restoring = useChange({
    change: () => restoreVersion(record, version.number ?? 0, current.savedAt),
    reload: ['office'],
    failure: (error) => error.message,
    onDone: ({ note }) => {
      toast('success', 'The version was restored', note ? { detail: note } : {})
      onRestored()
    },
  })
  const changes = compare(version.record, current.record)
  const restored = changes.filter(({ name }) => !staying.includes(name))
  const stays = changes.filter(({ name }) => staying.includes(name)).map(({ label }) => label)
  const busy = restoring.isPending
  return (
    <Dialog
      title={`Version of ${savedAt(version)}`}
      width="wide"
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button variant="line" onClick={onBack} disabled={busy} data-autofocus>
            All versions
          </Button>
          {restored.length > 0 && (
            <Button busy={busy} onClick={() => restoring.mutate(undefined)}>
              {busy ? 'Restoring...' : 'Restore this version'}
            </Button>
          )}
        </>
      }
    >
      <DialogBody reading>
        {losesTyped && <Remark>What you typed and did not save is lost when you restore.</Remark>}
        {restored.length === 0 && <p>Its words and its picture are those of now.</p>}
        {restored.map(({ name, label, before, after }) => (
          <section key={name} className={styles.field} aria-label={label}>
            <h3>{label}</h3>
            <div className={styles.sides}>
              <div>
                <p className={styles.side}>
                  This version{version.savedBy && `, by ${version.savedBy}`}
                </p>
                <FieldValueView value={before} other={after} />
              </div>
              <div>
                <p className={styles.side}>Now{current.savedBy && `, by ${current.savedBy}`}</p>
                <FieldValueView value={after} other={before} />
              </div>
            </div>
          </section>
        ))}
        {stays.length > 0 && (
          <p className={styles.stays}>
            Not restored, because it decides what visitors see: {stays.join(', ')}.
          </p>
        )}
      </DialogBody>
    </Dialog>
  )
}
