import { ImagePlus, Undo2, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { DropZone } from './DropZone.tsx'
import { describedBy, Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './PictureInput.module.css'
import { useAnnouncement } from './use-announcement.tsx'
import { takeFiles, useNativeFiles } from './use-native-files.ts'
import { usePictureAddress } from './use-picture-address.ts'

type PictureInputProps = {
  label: string
  hint: string
  accept: string
  /** A chosen file; `null` when the picture that is there shall go; undefined when nothing changes. */
  value: File | null | undefined
  onChange: (file: File | null | undefined) => void
  /** Why this file cannot be taken, or undefined when it can. */
  check: (file: File) => string | undefined
  /** The address of the picture that is there already. */
  current?: string | undefined
  /** Whether the picture that is there may be taken away. */
  removable?: boolean
  error?: string | undefined
  required?: boolean
  requiredNote?: string
  disabled?: boolean
}

/** A picture to choose or to drop. A file that cannot be taken is refused at once, with the reason. */
export function PictureInput({
  label,
  hint,
  accept,
  value,
  onChange,
  check,
  current,
  removable = false,
  error,
  required = false,
  requiredNote,
  disabled,
}: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const stateId = useId()
  const [refusal, setRefusal] = useState<string>()
  const preview = usePictureAddress(value === null ? undefined : (value ?? current))
  const { announce, announcement } = useAnnouncement()
  useNativeFiles(() => input.current, value ? [value] : [])

  const take = (list: FileList | null) => {
    const [file] = takeFiles(list, input.current)
    // A dialog of the browser that was left without a choice changes nothing.
    if (!file) return announce('')
    const fault = check(file)
    setRefusal(fault)
    announce(fault ? `${file.name} not added. ${fault}` : `${file.name} chosen`)
    if (!fault) onChange(file)
  }
  const change = (next: null | undefined, words: string) => {
    setRefusal(undefined)
    onChange(next)
    announce(words)
    input.current?.focus()
  }
  const handleDrop = (dropped: FileList) => {
    if (!disabled) take(dropped)
  }

  return (
    <Field
      label={label}
      hint={hint}
      error={refusal ?? error}
      required={required}
      {...(requiredNote && { requiredNote })}
    >
      {(control) => (
        <DropZone className={styles.zone} onDrop={handleDrop}>
          <input
            {...describedBy(control, stateId)}
            ref={input}
            className="visually-hidden"
            type="file"
            accept={accept}
            disabled={disabled}
            onChange={(event) => take(event.target.files)}
          />
          {preview ? (
            <img
              className={styles.preview}
              src={preview}
              alt={value ? 'The picture you chose' : 'The picture that is there now'}
            />
          ) : (
            <ImagePlus className={styles.mark} />
          )}
          <div className={styles.words}>
            {value ? (
              <p className={styles.chosen}>
                <span id={stateId}>
                  {value.name} <small>{megabytes(value.size)}</small>
                </span>
                <IconButton
                  label={`Remove ${value.name}`}
                  icon={<X className="icon" />}
                  onClick={() => change(undefined, `${value.name} removed`)}
                  disabled={disabled}
                />
              </p>
            ) : value === null ? (
              <p id={stateId}>{removalNote}</p>
            ) : current ? (
              <p id={stateId}>
                <b>Current picture</b>
              </p>
            ) : (
              <p>
                <b>Drop a picture here</b> or
              </p>
            )}
            <div className={styles.ways}>
              <Button
                variant="line"
                size="small"
                tabIndex={-1}
                aria-hidden="true"
                disabled={disabled}
                onClick={() => input.current?.click()}
              >
                {value || current ? 'Choose another file' : 'Choose a file'}
              </Button>
              {removable && current && value === undefined && (
                <Button
                  variant="quiet"
                  size="small"
                  disabled={disabled}
                  onClick={() => change(null, removalNote)}
                >
                  Remove picture
                </Button>
              )}
              {value === null && (
                <Button
                  variant="quiet"
                  size="small"
                  disabled={disabled}
                  onClick={() => change(undefined, 'The picture stays.')}
                >
                  <Undo2 className="icon" /> Keep it
                </Button>
              )}
            </div>
          </div>
          {announcement}
        </DropZone>
      )}
    </Field>
  )
}

const removalNote = 'The picture will be removed when you save.'

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
