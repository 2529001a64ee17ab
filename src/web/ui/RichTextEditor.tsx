import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import DOMPurify from 'dompurify'
import { useRef, useState } from 'react'
import { EditorToolbar } from './EditorToolbar.tsx'
import prose from './prose.module.css'
import styles from './RichTextEditor.module.css'
import { isCommand } from './shortcut.ts'

type RichTextEditorProps = {
  id: string
  label: string
  /** The initial HTML; later changes of this prop are ignored. */
  value: string
  onChange: (html: string) => void
  invalid?: boolean
  describedBy?: string | undefined
}

/** Edits text with headings, lists, bold, italic and links. Pasted text keeps only these formats. */
export function RichTextEditor({
  id,
  label,
  value,
  onChange,
  invalid = false,
  describedBy,
}: RichTextEditorProps) {
  const initial = useRef(value).current
  const [linking, setLinking] = useState(false)
  const editor = useEditor({
    extensions,
    content: parseContent(initial),
    // The content security policy forbids style elements, so the rules are in our style sheet.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPasted,
      handleDOMEvents: {
        keydown: (_, event) => {
          if (isCommand(event, 'k')) {
            event.preventDefault()
            setLinking(true)
          }
          // In a list, Tab would indent the item, and keyboard users could not leave the editor.
          return event.key === 'Tab'
        },
      },
      attributes: {
        id,
        class: `${prose.prose} ${styles.text}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  })
  return (
    <div className={styles.editor}>
      <EditorToolbar editor={editor} linking={linking} setLinking={setLinking} />
      <EditorContent editor={editor} />
    </div>
  )
}

/** The formats that can be typed, and that pasted text keeps. */
const extensions = [
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
function parseContent(html: string): JSONContent {
  const nodes = DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true })
  return DOMParser.fromSchema(getSchema(extensions)).parse(nodes).toJSON()
}

/**
 * Turns the HTML that a word processor puts on the clipboard into plain HTML: its list paragraphs
 * become lists, its headings ours. The editor's schema drops the rest.
 */
export function cleanPasted(html: string): string {
  const root = document.createElement('div')
  root.append(
    DOMPurify.sanitize(withoutStyles(html), {
      RETURN_DOM_FRAGMENT: true,
      ALLOWED_TAGS: 'h1 h2 h3 h4 h5 h6 p ul ol li b strong i em a br span div'.split(' '),
      ALLOWED_ATTR: ['href', 'class', 'data-style'],
    }),
  )
  for (const heading of root.querySelectorAll('h1, h2')) rename(heading, 'h3')
  for (const heading of root.querySelectorAll('h5, h6')) rename(heading, 'h4')
  for (const item of root.querySelectorAll<HTMLElement>('p[class*="MsoList"]')) toListItem(item)
  for (const element of root.querySelectorAll('*')) {
    for (const name of ['class', 'data-style', 'data-pasted']) element.removeAttribute(name)
  }
  return root.innerHTML
}

/** Style attributes are renamed before parsing, because the content security policy would report each of them. */
const withoutStyles = (html: string) =>
  html
    .replace(/<style\b[\s\S]*?<\/style>/gi, '')
    .replace(/<[^>]*>/g, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))

/** Word writes a list item as a paragraph that starts with its own bullet or number. */
function toListItem(paragraph: HTMLElement) {
  const markers = paragraph.querySelectorAll<HTMLElement>('span[data-style*="mso-list"]')
  const marker = markers[0]?.textContent?.trim() ?? ''
  for (const each of markers) each.remove()
  const kind = /^[0-9a-z]+[.)]/i.test(marker) ? 'ol' : 'ul'
  const item = rename(paragraph, 'li')
  const before = item.previousElementSibling
  if (before?.localName === kind && before.hasAttribute('data-pasted')) {
    before.append(item)
    return
  }
  const list = document.createElement(kind)
  list.setAttribute('data-pasted', '')
  item.replaceWith(list)
  list.append(item)
}

function rename(element: Element, name: string) {
  const renamed = document.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}
