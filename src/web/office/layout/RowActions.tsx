import { Eye, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import styles from './RowActions.module.css'

type RowActionsProps = {
  /** The row's name, so that each button says what it acts on. */
  name: string
  busy: boolean
  onView?: () => void
  onEdit?: () => void
  onDelete: () => void
  /** What only rows of this kind can do; it comes first. */
  children?: ReactNode
}

/** What can be done with one row. */
export function RowActions({ name, busy, onView, onEdit, onDelete, children }: RowActionsProps) {
  return (
    <div className={styles.actions}>
      {children}
      {onView && (
        <IconButton
          variant="square"
          label={`View ${name}`}
          icon={<Eye className="icon" />}
          onClick={onView}
          disabled={busy}
        />
      )}
      {onEdit && (
        <IconButton
          variant="square"
          label={`Edit ${name}`}
          icon={<Pencil className="icon" />}
          onClick={onEdit}
          disabled={busy}
        />
      )}
      <IconButton
        variant="square"
        danger
        label={`Delete ${name}`}
        icon={<Trash2 className="icon" />}
        onClick={onDelete}
        disabled={busy}
      />
    </div>
  )
}
