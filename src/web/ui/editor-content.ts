import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { fragmentOf } from './purify.ts'

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
export const contentOf = (html: string): JSONContent =>
  DOMParser.fromSchema(getSchema(extensions)).parse(fragmentOf(html)).toJSON()
