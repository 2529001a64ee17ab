import { useEffect, useRef } from 'react'
import type { SignedInUser } from '#contract/accounts/auth.ts'
import { storedUser } from '#web/api/session.ts'

export type Draft<Values, Item = unknown> = {
  values: Values
  /** The record as it was when the user began to type. */
  base?: Item | undefined
  /** A file was chosen, which session storage cannot hold. */
  fileLost?: boolean
  /** The record was deleted meanwhile. */
  orphaned?: boolean
}

// A draft stays in this tab and belongs to one user, because several may share a computer.
const prefix = 'draft '
const makePrefix = (kind: string) => `${prefix}${getOwner(storedUser())} ${kind} `
const key = (kind: string, id = 'new') => makePrefix(kind) + id

export function storeDraft<Values>(kind: string, id: string | undefined, draft: Draft<Values>) {
  try {
    sessionStorage.setItem(key(kind, id), JSON.stringify(draft))
  } catch {
    // Storage is full or blocked; the open form still has the text.
  }
}

export function readDraft<Values, Item = unknown>(
  kind: string,
  id: string | undefined,
): Draft<Values, Item> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key(kind, id)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const removeDraft = (kind: string, id: string | undefined) =>
  sessionStorage.removeItem(key(kind, id))

/** Turns the draft of a deleted record into that of a new one, unless there is such a draft already. */
export function orphanDraft(kind: string, id: string) {
  const draft = readDraft(kind, id)
  if (!draft || readDraft(kind, undefined)) return
  storeDraft(kind, undefined, { ...draft, base: undefined, orphaned: true })
  removeDraft(kind, id)
}

/** The id of the record of this kind that has a draft, or `new`. */
export const storedDraftId = (kind: string) =>
  Object.keys(sessionStorage)
    .find((name) => name.startsWith(makePrefix(kind)))
    ?.slice(makePrefix(kind).length)

const logouts = new BroadcastChannel('drafts')
logouts.onmessage = removeDraftsInThisTab

/** A logout removes all drafts, also those in other tabs. */
export function removeAllDrafts() {
  removeDraftsInThisTab()
  logouts.postMessage('logout')
}

/** A user who signs in must not find the drafts of another one. */
export const removeOtherUsersDrafts = (user: SignedInUser) =>
  removeWhere((name) => !name.startsWith(`${prefix}${getOwner(user)} `))

/** A user in the specification's format has no id, but a unique email. */
const getOwner = (user: SignedInUser | null) => user?._id ?? user?.email ?? ''

function removeDraftsInThisTab() {
  removeWhere(() => true)
}

function removeWhere(matches: (name: string) => boolean) {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(prefix) && matches(name)) sessionStorage.removeItem(name)
  }
}

/**
 * Reopens the form of a stored draft after an expired session or a reload, once the records are
 * loaded. `open` gets no record when the draft is of a new one.
 */
export function useReopenDraft<Item extends { id: string }>(
  kind: string,
  items: Item[] | undefined,
  open: (item: Item | undefined) => void,
) {
  const done = useRef(false)
  useEffect(() => {
    if (!items || done.current) return
    done.current = true
    const id = storedDraftId(kind)
    if (!id) return
    const item = items.find((each) => each.id === id)
    if (!item && id !== 'new') orphanDraft(kind, id)
    open(item)
  }, [kind, items, open])
}
