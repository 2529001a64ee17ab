import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import type { CompareOptions } from './compare.ts'
import { type Draft, readDraft, removeDraft, storeDraft } from './drafts.ts'
import { saveWithConflictCheck } from './save-with-conflict-check.ts'
import { useConfirmLeave, useUnsavedChanges } from './UnsavedGuard.tsx'

type DraftFormOptions<Input, Output, Item> = {
  /** What the form is about; its draft is found by this name. */
  kind: string
  /** The record that is changed; a new one has none yet. */
  item?: Item | undefined
  /** The rules; those of a new record may differ from those of a known one. */
  schema: z.ZodType<Output, Input> | ((item: Item | undefined) => z.ZodType<Output, Input>)
  /** What stands in the form before anyone types. */
  start: Input
  /** How the record is compared with a newer version of it. */
  compare?: CompareOptions<Input, Item>
  /** Fields that are written down nowhere. */
  secrets?: (keyof Input)[]
  onClose: () => void
}

export type DraftForm<Input extends FieldValues, Output, Item = unknown> = {
  kind: string
  form: UseFormReturn<Input, unknown, Output>
  /** The record in the version that was read when the typing began: nothing newer is overwritten. */
  item: Item | undefined
  compare: CompareOptions<Input, Item> | undefined
  /** What to know about the text that came back. */
  note: string | undefined
  /** Something is typed and not saved. */
  changed: boolean
  /** Saves over the version that was edited. */
  send: <T>(save: (item: Item | undefined) => Promise<T>) => Promise<T>
  /** Goes on from another version of the record, with these values; without a record, as a new one. */
  continueFrom: (item: Item | undefined, values: Input) => void
  /** Closes the form, after a question when there are unsaved changes. */
  cancel: () => void
  /** Removes the draft and closes the form. */
  close: () => void
}

const none: never[] = []

/**
 * A form of which nothing typed is lost: leaving it asks, and after an expired session or a reload
 * it is back with its text, until it is saved or left.
 */
export function useDraftForm<
  Input extends FieldValues,
  Output,
  Item extends { id: string; updatedAt: string },
>({
  kind,
  item,
  schema,
  start,
  compare,
  secrets = none,
  onClose,
}: DraftFormOptions<Input, Output, Item>): DraftForm<Input, Output, Item> {
  const [draft] = useState(() => readDraft<Input, Item>(kind, item?.id))
  const [startValues] = useState(start)
  const [base, setBase] = useState(draft?.base ?? item)
  // Saving follows at once when another version was chosen, before the form is rendered again.
  const latestBase = useRef(base)
  const initial = base && compare ? compare.valuesOf(base) : startValues
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(typeof schema === 'function' ? schema(base) : schema),
    defaultValues: { ...initial, ...draft?.values } as DefaultValues<Input>,
  })
  const id = item?.id
  const confirmLeave = useConfirmLeave()
  const discard = () => removeDraft(kind, id)
  const close = () => {
    discard()
    onClose()
  }
  const changed = isChanged(form.watch(), initial)

  useUnsavedChanges(changed, discard)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const base = latestBase.current
          const text = textOf(values, secrets)
          const fileLost = Object.values(values).some((value) => value instanceof File)
          const initial = base && compare ? compare.valuesOf(base) : startValues
          if (fileLost || isChanged(text, initial))
            storeDraft(kind, id, { values: text, base, fileLost })
          else removeDraft(kind, id)
        },
      }),
    [form, kind, id, compare, startValues, secrets],
  )

  return {
    kind,
    form,
    item: base,
    compare,
    note: draft && base === draft.base ? draftNote(draft, item) : undefined,
    changed,
    send: (save) => saveWithConflictCheck(compare, latestBase.current, form.getValues(), save),
    continueFrom: (next, values) => {
      latestBase.current = next
      setBase(next)
      for (const name of Object.keys(values) as Path<Input>[]) {
        form.setValue(name, values[name] as PathValue<Input, Path<Input>>)
      }
    },
    cancel: () => confirmLeave(close),
    close,
  }
}

function draftNote(
  { base, fileLost, orphaned }: Draft<unknown, { updatedAt: string }>,
  item?: { updatedAt: string },
) {
  if (orphaned) {
    return 'Someone deleted this while you were editing it. We kept what you typed: save it as a new one, or cancel.'
  }
  if (base?.updatedAt !== item?.updatedAt) return newerVersionNote
  const kept = 'We kept what you typed here before.'
  return fileLost ? `${kept} The file you chose is not kept: please choose it again.` : kept
}

export const newerVersionNote =
  'Someone else changed this after you began. Your text is still here. When you save it, you can compare both versions.'

/** What a draft can hold: no files, and nothing secret. */
function textOf<Values extends FieldValues>(values: Values, secrets: (keyof Values)[]) {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !(value instanceof File) && !secrets.includes(name),
    ),
  ) as Values
}

/** By content: a list is another object each time, and an untouched picture is no value at all. */
function isChanged(values: FieldValues, start: FieldValues) {
  return Object.keys(values).some(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(start[name]),
  )
}
