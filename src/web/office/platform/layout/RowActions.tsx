import { Copy, Eye, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import styles from './cells.module.css'
import { useMayEdit } from './use-may.ts'

type RowActionsProps = {
  /** Added to the label of each button, so that a screen reader tells the rows apart. */
  name: string
  busy: boolean
  onView?: () => void
  onEdit?: () => void
  onCopy?: () => void
  onDelete: () => void
  /** More buttons that change the record, placed before the others. */
  children?: ReactNode
}

/** Those who may not edit the records of the section can only view them. */
export function RowActions({
  name,
  busy,
  onView,
  onEdit,
  onCopy,
  onDelete,
  children,
}: RowActionsProps) {
  const mayEdit = useMayEdit()
  return (
    <div className={styles.actions}>
      {mayEdit && children}
      {onView && (
        <IconButton
          variant="square"
          label={`View ${name}`}
          icon={<Eye className="icon" />}
          onClick={onView}
          disabled={busy}
        />
      )}
      {mayEdit && onEdit && (
        <IconButton
          variant="square"
          label={`Edit ${name}`}
          icon={<Pencil className="icon" />}
          onClick={onEdit}
          disabled={busy}
        />
      )}
      {mayEdit && onCopy && (
        <IconButton
          variant="square"
          label={`Duplicate ${name}`}
          icon={<Copy className="icon" />}
          onClick={onCopy}
          disabled={busy}
        />
      )}
      {mayEdit && (
        <IconButton
          variant="square"
          danger
          label={`Delete ${name}`}
          icon={<Trash2 className="icon" />}
          onClick={onDelete}
          disabled={busy}
        />
      )}
    </div>
  )
}
