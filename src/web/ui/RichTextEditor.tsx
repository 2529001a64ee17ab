import { EditorContent, useEditor } from '@tiptap/react'
import { useRef } from 'react'
import { EditorToolbar } from './EditorToolbar.tsx'
import { contentOf, extensions } from './editor-content.ts'
import { cleanPasted } from './pasted-html.ts'
import prose from './prose.module.css'
import styles from './RichTextEditor.module.css'

type RichTextEditorProps = {
  id: string
  label: string
  /** HTML to begin with; later changes of it are not followed. */
  value: string
  onChange: (html: string) => void
  invalid?: boolean
  describedBy?: string | undefined
}

/** Text with headings, lists, bold, italic and links. What is pasted keeps those and nothing else. */
export function RichTextEditor({
  id,
  label,
  value,
  onChange,
  invalid = false,
  describedBy,
}: RichTextEditorProps) {
  const initial = useRef(value).current
  const editor = useEditor({
    extensions,
    content: contentOf(initial),
    // Its style element would be refused; the rules stand in our own style sheet.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPasted,
      // In a list it would change the list; whoever has only a keyboard could not leave it unchanged.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
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
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}
