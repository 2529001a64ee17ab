import { useState } from 'react'
import { Status } from './Status.tsx'

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
