import { type ReactNode, useRef } from 'react'
import { useScrolls } from './use-scrolls.ts'

type ScrollRegionProps = { label: string; className: string | undefined; children: ReactNode }

/** A scrolling area. It is focusable while it scrolls, so that the keyboard can scroll it. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const box = useRef<HTMLElement>(null)
  const scrolls = useScrolls(box)
  return (
    <section ref={box} className={className} aria-label={label} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </section>
  )
}
