import { History } from 'lucide-react'
import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import type { SpanishTexts } from '#contract/records/spanish.ts'
import { findVersioned, type SettingName, settingNames } from '#contract/records/versions.ts'
import {
  type CompareOptions,
  type FieldChange,
  linesOfRichText,
  listChanges,
} from '#web/office/platform/drafts/compare.ts'
import type { DraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { useOnDemand } from '#web/ui/lazy-component.tsx'
import type { HistoryDialog } from './HistoryDialog.tsx'
import type { Compare } from './versions-queries.ts'

/** Compares two versions of a record as its form does. */
export const comparing =
  <Values extends object, Item>(options: CompareOptions<Values, Item>): Compare =>
  (earlier, later) => [
    ...listChanges(options, earlier as Item, later as Item),
    ...spanishChanges(earlier as Translated, later as Translated),
  ]

type Translated = { spanish?: SpanishTexts }

/** What changed in the Spanish, which no form has among its fields. */
function spanishChanges(earlier: Translated, later: Translated): FieldChange[] {
  const [before, after] = [earlier, later].map(({ spanish = {} }) =>
    Object.values(spanish)
      .map(({ es }) => linesOfRichText(es))
      .join('\n'),
  ) as [string, string]
  if (before === after) return []
  return [{ name: 'spanish', label: 'Spanish', before: { text: before }, after: { text: after } }]
}

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
  const { kind, item, compare, changed, close } = draft
  const record = item?.updatedAt ? findVersioned(kind, item.id) : undefined
  if (!record || !compare) return null
  return (
    <HistoryOpener
      button={{ wide }}
      busy={busy}
      record={record}
      compare={comparing(compare)}
      losesTyped={changed}
      onRestored={() => {
        onRestored?.()
        close()
      }}
    />
  )
}

type SettingHistoryProps<Values extends object, Item> = {
  setting: SettingName
  compare: CompareOptions<Values, Item>
}

/** Shows what a setting was before, where it is changed without a form. */
export const SettingHistory = <Values extends object, Item>({
  setting,
  compare,
}: SettingHistoryProps<Values, Item>) => (
  <HistoryOpener
    button={{ size: 'small', 'aria-label': `History: ${settingNames[setting]}` }}
    record={{ kind: 'setting', id: setting }}
    compare={comparing(compare)}
  />
)

type HistoryOpenerProps = Pick<
  ComponentProps<typeof HistoryDialog>,
  'record' | 'compare' | 'losesTyped'
> & {
  button: Pick<ComponentProps<typeof Button>, 'wide' | 'size' | 'aria-label'>
  busy?: boolean
  onRestored?: () => void
}

function HistoryOpener({ button, busy = false, onRestored, ...dialog }: HistoryOpenerProps) {
  const { Component, loading, show, hide } = useOnDemand(
    async () => (await import('./HistoryDialog.tsx')).HistoryDialog,
  )
  return (
    <>
      <Button variant="line" {...button} busy={busy || loading} onClick={show}>
        <History className="icon" /> History
      </Button>
      {Component &&
        // Outside of the form, which Enter in the dialog would otherwise save.
        createPortal(
          <Component {...dialog} onRestored={onRestored ?? hide} onClose={hide} />,
          document.body,
        )}
    </>
  )
}
