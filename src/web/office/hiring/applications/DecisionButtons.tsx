import { useState } from 'react'
import type { Application } from '#contract/hiring/applications.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ToastAction } from '#web/ui/toast-region.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import styles from './DecisionForm.module.css'
import { canDecide, type DecisionKind, decisionKinds, decisions } from './decisions.ts'

type DecisionButtonsProps = {
  applications: Application[]
  canMail: boolean
  busy?: boolean
  /** Says what was done in the place of a toast. */
  say?: (text: string, undo: ToastAction | undefined) => void
  /** Called after a decision; `left` names those that stay as they were. */
  onDecided: (left: string) => void
}

/** A button for each decision that makes sense for some of these applicants, and is about those. The key E moves to the first of them. */
export function DecisionButtons({
  applications,
  busy = false,
  onDecided,
  ...props
}: DecisionButtonsProps) {
  const [open, setOpen] = useState<DecisionKind>()
  const close = () => setOpen(undefined)
  const possible = (kind: DecisionKind) => applications.filter((each) => canDecide(kind, each))
  return (
    <div className={styles.buttons} data-decisions>
      {decisionKinds.flatMap((kind) => {
        if (possible(kind).length === 0) return []
        const { name, icon: Icon } = decisions[kind]
        return (
          <Button
            key={kind}
            size="small"
            variant={kind === 'reject' ? 'line' : 'primary'}
            busy={busy}
            onClick={() => setOpen(kind)}
          >
            <Icon className="icon" /> {name}
          </Button>
        )
      })}
      {open && (
        <DecisionDialog
          {...props}
          applications={possible(open)}
          kind={open}
          onDecided={(left) => {
            close()
            onDecided(left)
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
