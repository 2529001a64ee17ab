import DOMPurify from 'dompurify'

/** HTML as nodes, without anything that could execute. */
export const parseFragment = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true })
