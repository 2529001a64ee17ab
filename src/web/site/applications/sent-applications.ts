import { type ReactNode, useSyncExternalStore } from 'react'

/** What is said about a job that this visitor has applied for. */
type Sent = { jobTitle: string; notice: ReactNode }

const none: Sent[] = []
let all = none
const listeners = new Set<() => void>()

/**
 * Remembers that an application was sent until the page is closed. The notice comes from the part that
 * is loaded with the form, so that the first page is without it.
 */
export function addSentApplication(sent: Sent) {
  all = [...all.filter(({ jobTitle }) => jobTitle !== sent.jobTitle), sent]
  for (const listener of listeners) listener()
}

/** The applications that were sent since the page was opened. */
export const useSentApplications = () =>
  useSyncExternalStore(
    subscribe,
    () => all,
    () => none,
  )

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
