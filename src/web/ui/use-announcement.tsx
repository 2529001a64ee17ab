import { useState } from 'react'
import { Status } from './Status.tsx'

/** Says something to a screen reader, each time anew. */
export function useAnnouncement() {
  const [{ text, count }, setSaid] = useState({ text: '', count: 0 })
  return {
    announce: (next: string) => setSaid((last) => ({ text: next, count: last.count + 1 })),
    announcement: (
      <Status>
        {/* A new element: the same words are then spoken again. */}
        <span key={count}>{text}</span>
      </Status>
    ),
  }
}
