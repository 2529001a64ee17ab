import { useEffect, useSyncExternalStore } from 'react'

/** A response of the specification may have neither id nor mailed. */
export type SentApplication = {
  jobTitle: string
  /** Of the title, when that is not the one of the page. */
  lang?: string | undefined
  id?: string
  /** Whether a receipt with a private link is sent by mail. */
  mailed?: boolean
  /** Just sent, and not shown yet. */
  isNew?: boolean
}

const storageKey = 'sent applications'
const none: SentApplication[] = []
let all = none
const listeners = new Set<() => void>()

/** Remembers in this tab that an application was sent, so that a reload still shows its reference. */
export function addSentApplication(sent: SentApplication) {
  change([...all.filter(({ jobTitle }) => jobTitle !== sent.jobTitle), { ...sent, isNew: true }])
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(all.map(({ isNew, ...rest }) => rest)))
  } catch {
    // Some browsers block storage. Then a reload forgets it.
  }
}

/** It was shown once, so it does not take the focus again. */
export const markShown = (jobTitle: string) =>
  change(all.map((sent) => (sent.jobTitle === jobTitle ? { ...sent, isNew: false } : sent)))

/** The applications that were sent from this tab. */
export function useSentApplications() {
  useEffect(() => {
    const stored = all === none && readStored()
    if (stored) change(stored)
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => all,
    () => none,
  )
}

function change(next: SentApplication[]) {
  all = next
  for (const listener of listeners) listener()
}

function readStored(): SentApplication[] | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
  } catch {
    return null
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
