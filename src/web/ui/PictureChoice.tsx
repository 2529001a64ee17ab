import { Undo2, X } from 'lucide-react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './PictureInput.module.css'
import { sizeText } from './size.ts'

/** A new file; `null` to remove the saved picture; undefined to leave it as it is. */
export type PictureValue = File | null | undefined

type PictureProps = {
  value: PictureValue
  current: string | undefined
  disabled: boolean
  onChange: (value: null | undefined, announcement: string) => void
}

const removalNote = 'The picture will be removed when you save.'

/** One line that says what the picture will be after saving. */
export function PictureState({
  id,
  value,
  current,
  disabled,
  onChange,
}: PictureProps & { id: string }) {
  if (value) {
    return (
      <p className={styles.chosen}>
        <span id={id}>
          {value.name} <small>{sizeText(value.size)}</small>
        </span>
        <IconButton
          label={`Remove ${value.name}`}
          icon={<X className="icon" />}
          onClick={() => onChange(undefined, `${value.name} removed`)}
          disabled={disabled}
        />
      </p>
    )
  }
  if (value === null) return <p id={id}>{removalNote}</p>
  if (current) {
    return (
      <p id={id}>
        <b>Current picture</b>
      </p>
    )
  }
  return (
    <p>
      <b>Drop a picture here</b> or
    </p>
  )
}

type PictureActionsProps = PictureProps & { removable: boolean; onOpenFileDialog: () => void }

export function PictureActions({
  value,
  current,
  disabled,
  onChange,
  removable,
  onOpenFileDialog,
}: PictureActionsProps) {
  return (
    <div className={styles.actions}>
      <Button
        variant="line"
        size="small"
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        onClick={onOpenFileDialog}
      >
        {value || current ? 'Choose another file' : 'Choose a file'}
      </Button>
      {removable && current && value === undefined && (
        <Button
          variant="quiet"
          size="small"
          disabled={disabled}
          onClick={() => onChange(null, removalNote)}
        >
          Remove picture
        </Button>
      )}
      {value === null && (
        <Button
          variant="quiet"
          size="small"
          disabled={disabled}
          onClick={() => onChange(undefined, 'The picture stays.')}
        >
          <Undo2 className="icon" /> Keep it
        </Button>
      )}
    </div>
  )
}
