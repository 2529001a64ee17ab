import { type ReactNode, useRef } from 'react'
import { useScrolls } from './use-scrolls.ts'

type ScrollRegionProps = { label: string; className: string | undefined; children: ReactNode }

/** A part that scrolls in its place. While it does, the keyboard reaches it. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const box = useRef<HTMLElement>(null)
  const scrolls = useScrolls(box)
  return (
    <section ref={box} className={className} aria-label={label} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </section>
  )
}
