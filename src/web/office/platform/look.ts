import { useSyncExternalStore } from 'react'
import { builtInLook, type Look, lookFilePath } from '#contract/website/look/brand.ts'

let current: Look | undefined
const listeners = new Set<() => void>()

/** The look that came with the page. */
const readLook = (): Look =>
  JSON.parse(document.getElementById('look')?.textContent || 'null') ?? builtInLook

const getLook = () => {
  current ??= readLook()
  return current
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useLook = () => useSyncExternalStore(subscribe, getLook)

/** Shows the office itself in another look, without loading the page again. */
export function applyLook(look: Look) {
  current = look
  for (const listener of listeners) listener()
  document.getElementById('look-styles')?.remove()
  for (const icon of document.querySelectorAll('link[rel="icon"]')) icon.remove()
  link('icon', lookFilePath(look, 'favicon.ico'))
  if (look.key) link('stylesheet', lookFilePath(look, 'styles.css')).id = 'look-styles'
}

function link(rel: string, href: string) {
  const element = document.createElement('link')
  element.rel = rel
  element.href = href
  document.head.append(element)
  return element
}
