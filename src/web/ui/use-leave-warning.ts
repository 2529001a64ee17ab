import { useEffect } from 'react'

/** The browser asks for confirmation before the tab is closed, while something would be lost. */
export function useLeaveWarning(wouldLose: boolean) {
  useEffect(() => {
    if (!wouldLose) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [wouldLose])
}
