import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

type RecordLinkProps = {
  id: string
  onOpen: () => void
  className?: string | undefined
  read?: boolean
  /** Another link of the same row. The focus does not return to it. */
  second?: true
  children: ReactNode
}

const linkId = (id: string) => `record-${id}`

/** A link that opens a record of a list, in the place of the list or in another tab. */
export function RecordLink({ id, onOpen, className, read, second, children }: RecordLinkProps) {
  const [query] = useSearchParams()
  const address = new URLSearchParams(query)
  address.set('id', id)
  const handleClick = (event: MouseEvent) => {
    // The link opens in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      id={second ? undefined : linkId(id)}
      className={className}
      data-read={read}
      href={`?${address}`}
      onClick={handleClick}
    >
      {children}
    </a>
  )
}

/** Moves the focus back to the link of the record that was open. */
export function useReturnToLink(open: string | undefined) {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (open) last.current = open
    else if (last.current) document.getElementById(linkId(last.current))?.focus()
  }, [open])
}
