import DOMPurify from 'dompurify'

/** HTML as nodes, freed of everything that could run. */
export const fragmentOf = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true })
