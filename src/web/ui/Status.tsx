import { type ReactNode, useState } from 'react'

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

/** Announces text to screen readers, also when the same text is repeated. */
export function useAnnouncement() {
  const [{ text, count }, setSaid] = useState({ text: '', count: 0 })
  return {
    announce: (next: string) => setSaid((last) => ({ text: next, count: last.count + 1 })),
    announcement: (
      <Status>
        {/* A new key makes screen readers announce the same text again. */}
        <span key={count}>{text}</span>
      </Status>
    ),
  }
}
