import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { htmlToText } from '#contract/platform/rich-text.ts'

/** The markup that text of the editor may have. Other markup is removed and its text kept. */
const allowed: IOptions = {
  allowedTags: ['h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href, rel: 'noopener noreferrer' } }),
  },
}

/** The HTML to store; empty when it contains no text. */
export function cleanRichText(html: string): string {
  const clean = sanitizeHtml(html, allowed).trim()
  return htmlToText(clean) === '' ? '' : clean
}
