import { ImagePlus, X } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './PictureInput.module.css'

type PictureInputProps = {
  label: string
  hint: string
  accept: string
  value: File | undefined
  onChange: (file: File | undefined) => void
  /** Why this file cannot be taken, or undefined when it can. */
  check: (file: File) => string | undefined
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
  error,
  required = false,
  requiredNote,
  disabled,
}: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const [over, setOver] = useState(false)

  const take = (file: File | undefined) => {
    if (input.current) input.current.value = ''
    if (!file) return
    const fault = check(file)
    setRefusal(fault)
    if (!fault) onChange(file)
  }
  const remove = () => {
    onChange(undefined)
    input.current?.focus()
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) take(event.dataTransfer.files[0])
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
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same
        <div
          className={styles.zone}
          data-over={over}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={handleDrop}
        >
          <input
            {...control}
            ref={input}
            className="visually-hidden"
            type="file"
            accept={accept}
            disabled={disabled}
            onChange={(event) => take(event.target.files?.[0])}
          />
          <ImagePlus className={styles.mark} />
          {value ? (
            <p className={styles.chosen}>
              <span>
                {value.name} <small>{megabytes(value.size)}</small>
              </span>
              <IconButton
                label={`Remove ${value.name}`}
                icon={<X className="icon" />}
                onClick={remove}
                disabled={disabled}
              />
            </p>
          ) : (
            <p>
              <b>Drop a picture here</b> or
            </p>
          )}
          <Button
            variant="line"
            size="small"
            tabIndex={-1}
            aria-hidden="true"
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {value ? 'Choose another file' : 'Choose a file'}
          </Button>
        </div>
      )}
    </Field>
  )
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
