import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading3,
  Heading4,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Redo2,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './EditorToolbar.module.css'
import { LinkField } from './LinkField.tsx'

type EditorToolbarProps = {
  editor: Editor
  /** Whether the field for the address of a link is open. */
  linking: boolean
  setLinking: (linking: boolean) => void
}

export function EditorToolbar({ editor, linking, setLinking }: EditorToolbarProps) {
  const at = useEditorState({ editor, selector: ({ editor }) => readState(editor) })
  const does = (act: () => { run: () => boolean }) => () => act().run()
  const chain = () => editor.chain().focus()

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div className={styles.tools} role="group" aria-label="Formatting">
        <Tool label="Bold" on={at.bold} onClick={does(() => chain().toggleBold())}>
          <Bold className="icon" />
        </Tool>
        <Tool label="Italic" on={at.italic} onClick={does(() => chain().toggleItalic())}>
          <Italic className="icon" />
        </Tool>
        <hr />
        <Tool
          label="Heading"
          on={at.heading}
          onClick={does(() => chain().toggleHeading({ level: 3 }))}
        >
          <Heading3 className="icon" />
        </Tool>
        <Tool
          label="Small heading"
          on={at.smallHeading}
          onClick={does(() => chain().toggleHeading({ level: 4 }))}
        >
          <Heading4 className="icon" />
        </Tool>
        <hr />
        <Tool
          label="Bulleted list"
          on={at.bullets}
          onClick={does(() => chain().toggleBulletList())}
        >
          <List className="icon" />
        </Tool>
        <Tool
          label="Numbered list"
          on={at.numbers}
          onClick={does(() => chain().toggleOrderedList())}
        >
          <ListOrdered className="icon" />
        </Tool>
        <Tool label="Link" on={at.link !== undefined} onClick={() => setLinking(true)}>
          <LinkIcon className="icon" />
        </Tool>
        <hr />
        <Tool label="Undo" disabled={!at.canUndo} onClick={does(() => chain().undo())}>
          <Undo2 className="icon" />
        </Tool>
        <Tool label="Redo" disabled={!at.canRedo} onClick={does(() => chain().redo())}>
          <Redo2 className="icon" />
        </Tool>
      </div>
      {linking && (
        <LinkField editor={editor} href={at.link ?? ''} onDone={() => setLinking(false)} />
      )}
    </>
  )
}

type ToolProps = {
  label: string
  on?: boolean
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function Tool({ label, on, disabled, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={on}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </button>
  )
}

const readState = (editor: Editor) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  heading: editor.isActive('heading', { level: 3 }),
  smallHeading: editor.isActive('heading', { level: 4 }),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  link: editor.isActive('link') ? String(editor.getAttributes('link').href ?? '') : undefined,
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
})
