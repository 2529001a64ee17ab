import { EditorContent, useEditor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { EditorToolbar } from './EditorToolbar.tsx'
import { extensions, parseContent } from './editor-content.ts'
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
