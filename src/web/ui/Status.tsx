import type { ReactNode } from 'react'

/**
 * A region that only a screen reader notices. It must be on the page before its text: one that
 * arrives together with its text is often not spoken.
 */
export function Status({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="visually-hidden">
      {children}
    </p>
  )
}
