import { ImagePlus } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { DropZone } from './DropZone.tsx'
import { describedBy, Field } from './Field.tsx'
import { PictureActions, PictureState, type PictureValue } from './PictureChoice.tsx'
import styles from './PictureInput.module.css'
import { useFileChoice } from './use-file-choice.ts'

type PictureInputProps = {
  label: string
  hint: string
  accept: string
  value: PictureValue
  onChange: (value: PictureValue) => void
  /** Returns why a file is refused, or undefined. */
  check: (file: File) => string | undefined
  /** The address of the saved picture. */
  current?: string | undefined
  /** Shows all of the picture, on the background that it is made for. */
  ground?: 'light' | 'dark'
  /** Whether the saved picture may be removed. */
  removable?: boolean
  error?: string | undefined
  required?: boolean
  requiredNote?: string
  disabled?: boolean
}

/** A control to choose or drop one picture. A wrong file is refused immediately, with the reason. */
export function PictureInput({
  label,
  hint,
  accept,
  value,
  onChange,
  check,
  current,
  ground,
  removable = false,
  error,
  required = false,
  requiredNote,
  disabled = false,
}: PictureInputProps) {
  const stateId = useId()
  const preview = usePictureAddress(value === null ? undefined : (value ?? current))
  const choice = useFileChoice({
    files: value ? [value] : [],
    check: ([file]) => file && check(file),
    onAccept: ([file]) => onChange(file),
  })
  const change = (next: null | undefined, announcement: string) => {
    onChange(next)
    choice.announceChange(announcement)
  }
  const picture = { value, current, disabled, onChange: change }

  return (
    <Field
      label={label}
      hint={hint}
      error={choice.refusal ?? error}
      required={required}
      {...(requiredNote && { requiredNote })}
    >
      {(control) => (
        <DropZone
          className={styles.zone}
          input={{ ...describedBy(control, stateId), ref: choice.inputRef, accept, disabled }}
          onFiles={(files) => choice.choose([...(files ?? [])].slice(0, 1))}
        >
          {preview ? (
            <img
              className={styles.preview}
              data-ground={ground}
              src={preview}
              alt={value ? 'The picture you chose' : 'The current picture'}
            />
          ) : (
            <ImagePlus className={styles.icon} />
          )}
          <div className={styles.words}>
            <PictureState id={stateId} {...picture} />
            <PictureActions
              {...picture}
              removable={removable}
              onOpenFileDialog={choice.openFileDialog}
            />
          </div>
          {choice.announcement}
        </DropZone>
      )}
    </Field>
  )
}

/** The address of a picture: of a chosen file, or of the saved one. */
export function usePictureAddress(picture: File | string | undefined) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!(picture instanceof File)) return setAddress(picture)
    const objectUrl = URL.createObjectURL(picture)
    setAddress(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [picture])
  return address
}
