export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

/** The only fetch in the browser's code. */
export const fetchFromSite: Fetch = (path, init) => fetch(path, init)
