import { History } from 'lucide-react'
import { createPortal } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { isVersionKind, versionId } from '#contract/records/versions.ts'
import { listChanges } from '#web/office/platform/drafts/compare.ts'
import type { DraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { useOnDemand } from '#web/ui/lazy-component.tsx'

type HistoryButtonProps<Input extends FieldValues, Output, Item> = {
  draft: DraftForm<Input, Output, Item>
  busy: boolean
  wide?: boolean
  onRestored?: () => void
}

/** Shows the earlier versions of the record that a form edits. A new record has none. */
export function HistoryButton<
  Input extends FieldValues,
  Output,
  Item extends { id: string; updatedAt: string },
>({ draft, busy, wide = false, onRestored }: HistoryButtonProps<Input, Output, Item>) {
  const { Component, loading, show, hide } = useOnDemand(
    async () => (await import('./HistoryDialog.tsx')).HistoryDialog,
  )
  const { kind, item, compare, changed, close } = draft
  if (!item?.updatedAt || !compare || !isVersionKind(kind)) return null
  const restored = () => {
    onRestored?.()
    close()
  }
  return (
    <>
      <Button variant="line" wide={wide} busy={busy || loading} onClick={show}>
        <History className="icon" /> History
      </Button>
      {Component &&
        // Outside of the form, which Enter in the dialog would otherwise save.
        createPortal(
          <Component
            record={{ kind, id: versionId(kind, item.id) }}
            compare={(earlier, later) => listChanges(compare, earlier as Item, later as Item)}
            losesTyped={changed}
            onRestored={restored}
            onClose={hide}
          />,
          document.body,
        )}
    </>
  )
}
