/** What makes a call: the browser, or the server that renders a page. */
export type Fetch = (path: string, init?: RequestInit) => Promise<Pick<Response, 'status' | 'json'>>

/** The only fetch in the browser's code. */
export const fetchFromSite = (path: string, init?: RequestInit) => fetch(path, init)
