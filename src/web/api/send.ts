export type Send = (path: string, init?: RequestInit) => Promise<Response>

let transport: Send = (path, init) => fetch(path, init)

/** The server renders with the same calls, but asks itself instead of the network. */
export function sendThrough(other: Send) {
  transport = other
}

/** The only fetch in the codebase: for files that the site serves, */
export const sendToSite: Send = (path, init) => transport(path, init)

/** and for calls. */
export const send: Send = (path, init) => sendToSite(`/api${path}`, init)
