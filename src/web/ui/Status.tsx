import type { ReactNode } from 'react'

/**
 * A live region for screen readers only. It must be on the page before its text, because a region
 * that arrives together with its text is often not announced.
 */
export function Status({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="visually-hidden">
      {children}
    </p>
  )
}
