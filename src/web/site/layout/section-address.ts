import { type SectionId, sections } from '#content/sections.ts'

/** The part of an address that names a section; the first one has none. */
export function hashOf(id: SectionId): string {
  const hash = sections.find((section) => section.id === id)?.hash
  return hash ? `#${hash}` : ''
}

/** The section an address names, by its hash or by its id. */
export function sectionOf(hash: string): SectionId | undefined {
  const name = hash.slice(1)
  if (name === '') return undefined
  return sections.find((section) => section.hash === name || section.id === name)?.id
}

/** Names the section in the address bar, in place: nothing is added to the history, nothing moves. */
export function showInAddress(id: SectionId) {
  const { pathname, search, hash } = window.location
  const wanted = hashOf(id)
  if (pathname !== '/' || hash === wanted) return
  window.history.replaceState(window.history.state, '', `${pathname}${search}${wanted}`)
}
