import { type DragEvent, type ReactNode, useState } from 'react'

type DropZoneProps = {
  className: string | undefined
  invalid?: boolean | undefined
  onDrop: (files: FileList) => void
  children: ReactNode
}

/** A place where files can be dropped. */
export function DropZone({ className, invalid, onDrop, children }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const handleOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDrop(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside does the same
    <div
      className={className}
      data-over={over}
      data-invalid={invalid}
      onDragOver={handleOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      {children}
    </div>
  )
}
