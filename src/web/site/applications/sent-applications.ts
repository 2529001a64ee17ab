import { useSyncExternalStore } from 'react'

let titles: string[] = []
const listeners = new Set<() => void>()

/** Notes that an application was sent, for as long as this page is open. */
export function addSentApplication(jobTitle: string) {
  titles = [...titles.filter((title) => title !== jobTitle), jobTitle]
  for (const listener of listeners) listener()
}

/** The titles of the jobs this visitor has applied for since the page was opened. */
export const useSentApplications = () =>
  useSyncExternalStore(subscribe, () => titles, nothingOnServer)

const none: string[] = []
const nothingOnServer = () => none

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
