import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTime } from '#web/office/platform/format.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { NewTabNote } from '#web/ui/new-tab.tsx'
import { Alert, Remark } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import styles from './Look.module.css'

type LookSavePanelProps = {
  /** Empty when the look was never saved. */
  savedAt: string
  focusSave: boolean
  note: string | undefined
  changed: boolean
  invalid: boolean
  busy: boolean
  /** Explains why saving failed. */
  problem: ReactNode
  onDiscard: () => void
}

/** The panel with the Save button, always in view beside the form. */
export function LookSavePanel(props: LookSavePanelProps) {
  const { savedAt, focusSave, note, changed, invalid, busy, problem } = props
  return (
    <div className={styles.side}>
      <Panel title="On the site">
        <div className={styles.body}>
          <p className={styles.saved}>
            {savedAt ? `Last saved ${formatDateTime(savedAt)}` : 'This is the built-in look.'}
          </p>
          {note && <Remark>{note}</Remark>}
          {invalid && <Alert>Please correct the marked fields.</Alert>}
          {problem}
          <Status>{busy && 'Saving...'}</Status>
          <div className={styles.buttons}>
            <Button type="submit" wide busy={busy} autoFocus={focusSave}>
              {busy ? 'Saving...' : 'Save'}
            </Button>
            {changed && (
              <Button variant="quiet" wide onClick={props.onDiscard} disabled={busy}>
                Discard changes
              </Button>
            )}
            <LinkButton variant="line" wide href="/" target="_blank" rel="noreferrer">
              <ExternalLink className="icon" /> See it on the site
              <NewTabNote />
            </LinkButton>
          </div>
        </div>
      </Panel>
    </div>
  )
}
