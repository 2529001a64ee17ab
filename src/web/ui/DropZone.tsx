import { type ComponentPropsWithRef, type DragEvent, type ReactNode, useState } from 'react'
import styles from './DropZone.module.css'

type DropZoneProps = {
  /** The file input inside, which does the same for keyboards and screen readers. */
  input: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'onChange'>
  onFiles: (files: FileList | null) => void
  /** How the zone lays out its content. */
  className: string | undefined
  children: ReactNode
}

/** An area where files can be chosen or dropped. */
export function DropZone({ input, onFiles, className = '', children }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    // The input may also be disabled by the fieldset around it.
    if (!event.currentTarget.querySelector('input:disabled')) onFiles(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside does the same
    <div
      className={`${styles.zone} ${className}`}
      data-over={over}
      data-invalid={input['aria-invalid']}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <input
        {...input}
        className="visually-hidden"
        type="file"
        onChange={(event) => onFiles(event.target.files)}
      />
      {children}
    </div>
  )
}
