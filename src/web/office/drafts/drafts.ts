import type { SignedInUser } from '#contract/users.ts'
import { storedUser } from '#web/api/session.ts'

export type Draft<Values, Item = unknown> = {
  values: Values
  /** The record as it was when the typing began. */
  base?: Item | undefined
  /** A file was chosen; no browser keeps one. */
  fileLost?: boolean
  /** The record it belonged to was deleted. */
  orphaned?: boolean
}

// A draft lives in this tab and belongs to one person: others may sign in at the same machine.
const all = 'draft '
const mine = (kind: string) => `${all}${ownerOf(storedUser())} ${kind} `
const key = (kind: string, id = 'new') => mine(kind) + id

export function keepDraft<Values>(kind: string, id: string | undefined, draft: Draft<Values>) {
  try {
    sessionStorage.setItem(key(kind, id), JSON.stringify(draft))
  } catch {
    // No room to keep it: the form itself still has it.
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

export const forgetDraft = (kind: string, id: string | undefined) =>
  sessionStorage.removeItem(key(kind, id))

/** The record of a draft is gone: the text goes on as that of a new one, unless one is waiting there. */
export function orphanDraft(kind: string, id: string) {
  const draft = readDraft(kind, id)
  if (!draft || readDraft(kind, undefined)) return
  keepDraft(kind, undefined, { ...draft, base: undefined, orphaned: true })
  forgetDraft(kind, id)
}

/** Which record of this kind was being written when the form went away: its id, or `new`. */
export const interruptedId = (kind: string) =>
  Object.keys(sessionStorage)
    .find((name) => name.startsWith(mine(kind)))
    ?.slice(mine(kind).length)

const logouts = new BroadcastChannel('drafts')
logouts.onmessage = forgetAll

/** Nothing typed stays behind after a logout, in no tab. */
export function wipeDrafts() {
  forgetAll()
  logouts.postMessage('logout')
}

/** Whoever signs in next at this tab gets nothing of the one before. */
export const forgetOthers = (user: SignedInUser) =>
  forgetWhere((name) => !name.startsWith(`${all}${ownerOf(user)} `))

/** The specification's user has no id, but an email of their own. */
const ownerOf = (user: SignedInUser | null) => user?._id ?? user?.email ?? ''

function forgetAll() {
  forgetWhere(() => true)
}

function forgetWhere(isMeant: (name: string) => boolean) {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(all) && isMeant(name)) sessionStorage.removeItem(name)
  }
}
