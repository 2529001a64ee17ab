import { toPage } from '#content/language.ts'
import { type SectionId, sections } from '#content/sections.ts'

/** The hash of a section. The first section has none. */
export function sectionHash(id: SectionId): string {
  const hash = sections.find((section) => section.id === id)?.hash
  return hash ? `#${hash}` : ''
}

/** The section that a hash names, by its hash or its id. */
export function findSection(hash: string): SectionId | undefined {
  const name = hash.slice(1)
  if (name === '') return undefined
  return sections.find((section) => section.hash === name || section.id === name)?.id
}

/** Shows the section in the address bar, without a new history entry and without scrolling. */
export function showInAddress(id: SectionId) {
  const { pathname, search, hash } = window.location
  const wanted = sectionHash(id)
  if (pathname !== toPage('/') || hash === wanted) return
  window.history.replaceState(window.history.state, '', `${pathname}${search}${wanted}`)
}
