import { useSyncExternalStore } from 'react'

let titles: string[] = []
const listeners = new Set<() => void>()

/** Remembers that an application was sent until the page is closed. */
export function addSentApplication(jobTitle: string) {
  titles = [...titles.filter((title) => title !== jobTitle), jobTitle]
  for (const listener of listeners) listener()
}

/** The titles of the jobs this visitor has applied for since opening the page. */
export const useSentApplications = () => useSyncExternalStore(subscribe, () => titles, noTitles)

const none: string[] = []
const noTitles = () => none

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
