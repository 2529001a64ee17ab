import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import DOMPurify from 'dompurify'

/** The formats that can be typed, and that pasted text keeps. */
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

/** Given as nodes, because trusted types forbid the way the editor parses HTML strings. */
export function parseContent(html: string): JSONContent {
  const nodes = DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true })
  return DOMParser.fromSchema(getSchema(extensions)).parse(nodes).toJSON()
}
