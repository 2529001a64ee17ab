import { useEffect, useRef, useState } from 'react'
import { typedText } from './typed-text.ts'

export type Sending = { onProgress: (bytes: number, total: number) => void; signal: AbortSignal }

/** How much of a form and its files was sent. A visitor can stop it, and a second click starts nothing. */
export function useUpload() {
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState({ bytes: 0, total: 0 })
  const running = useRef<AbortController>(undefined)
  return {
    busy,
    sent,
    start: (): Sending | undefined => {
      if (running.current) return undefined
      running.current = new AbortController()
      setBusy(true)
      setSent({ bytes: 0, total: 0 })
      const onProgress = (bytes: number, total: number) => setSent({ bytes, total })
      return { onProgress, signal: running.current.signal }
    },
    stop: () => running.current?.abort(),
    end: () => {
      running.current = undefined
      setBusy(false)
    },
  }
}

/**
 * The browser asks for confirmation before the tab is closed, while something would be lost. What is only `typed` is not
 * lost when the language is switched.
 */
export function useLeaveWarning(wouldLose: boolean, typed = false) {
  useEffect(() => {
    if (!wouldLose) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!(typed && typedText.kept)) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [wouldLose, typed])
}
