import DOMPurify from 'dompurify'

/** HTML as nodes, without anything that could execute. */
export const fragmentOf = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true })
