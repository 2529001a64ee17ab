import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import DOMPurify from 'dompurify'

/** What can be written, and so what is left of anything pasted. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
]

/** The editor parses HTML text in a way that trusted types forbid, so it is given nodes instead. */
export function contentOf(html: string): JSONContent {
  const nodes = DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true })
  return DOMParser.fromSchema(getSchema(extensions)).parse(nodes).toJSON()
}
