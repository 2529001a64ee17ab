import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import DOMPurify from 'dompurify'
import { useRef, useState } from 'react'
import { EditorToolbar } from './EditorToolbar.tsx'
import { cleanPasted } from './pasted-html.ts'
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
