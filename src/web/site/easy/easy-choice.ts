import { isEasyPath } from '#content/easy/easy.ts'

const key = 'easy-read'

/** Stores that someone reads Easy Read, and where, in any language, so that the website's button leads back there. */
export function rememberEasyRead(path: string) {
  try {
    localStorage.setItem(key, path.replace(/^\/es\//, '/'))
  } catch {
    // The browser stores nothing, for example in a private window.
  }
}

/** The page of Easy Read that was open last in this browser. */
export function lastEasyPath(): string | undefined {
  try {
    const path = localStorage.getItem(key)
    return path && isEasyPath(path) ? path : undefined
  } catch {
    return undefined
  }
}
