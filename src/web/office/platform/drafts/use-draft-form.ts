import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { type CompareOptions, saveWithConflictCheck } from './compare.ts'
import { type Draft, readDraft, removeDraft, storeDraft } from './drafts.ts'
import { useConfirmLeave, useUnsavedChanges } from './UnsavedGuard.tsx'

type DraftFormOptions<Input, Output, Item> = {
  /** The noun for the record. Drafts are stored under it. */
  kind: string
  /** The record to edit; undefined for a new one. */
  item?: Item | undefined
  /** A new record may have other rules than an existing one. */
  schema: z.ZodType<Output, Input> | ((item: Item | undefined) => z.ZodType<Output, Input>)
  /** The values before the user types. */
  start: Input
  compare?: CompareOptions<Input, Item>
  /** What was typed for a record that someone deleted can be saved as a new one. */
  addsNew?: boolean
  /** Fields that are never stored in the draft. */
  secrets?: (keyof Input)[]
  onClose: () => void
}

export type DraftForm<Input extends FieldValues, Output, Item = unknown> = {
  kind: string
  form: UseFormReturn<Input, unknown, Output>
  /** The version that was loaded when the user began to type. */
  item: Item | undefined
  compare: CompareOptions<Input, Item> | undefined
  addsNew: boolean
  /** A note about a draft that was restored. */
  note: string | undefined
  /** There are unsaved changes. */
  changed: boolean
  /** Saves what belongs to the record but not to its form, after the record. */
  also: RefObject<((saved: SavedRecord) => Promise<unknown>) | undefined>
  /** Saves on top of the version that was edited. */
  send: <T>(save: (item: Item | undefined) => Promise<T>) => Promise<T>
  /** Continues with these values on another version, or on a new record when there is none. */
  continueFrom: (item: Item | undefined, values: Input) => void
  /** Closes the form, after a question when there are unsaved changes. */
  cancel: () => void
  /** Removes the draft. */
  discard: () => void
  /** Removes the draft and closes the form. */
  close: () => void
}

/** The record as it was just saved. The only one of its kind has no id. */
export type SavedRecord = { id?: string; updatedAt: string }

const none: never[] = []

/**
 * A form that does not lose what was typed: it asks before it closes, and its text is restored after
 * an expired session or a reload.
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
  addsNew = false,
  secrets = none,
  onClose,
}: DraftFormOptions<Input, Output, Item>): DraftForm<Input, Output, Item> {
  const [draft] = useState(() => readDraft<Input, Item>(kind, item?.id))
  const [startValues] = useState(start)
  const [base, setBase] = useState(draft?.base ?? item)
  // A ref as well, because saving follows before the next render when another version was chosen.
  const latestBase = useRef(base)
  const also: DraftForm<Input, Output, Item>['also'] = useRef(undefined)
  const initial = base && compare ? compare.toValues(base) : startValues
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
          const text = toText(values, secrets)
          const fileLost = Object.values(values).some(hasFile)
          const initial = base && compare ? compare.toValues(base) : startValues
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
    addsNew,
    note: draft && base === draft.base ? draftNote(draft, item) : undefined,
    changed,
    also,
    send: (save) => saveWithConflictCheck(compare, latestBase.current, form.getValues(), save),
    continueFrom: (next, values) => {
      latestBase.current = next
      setBase(next)
      for (const name of Object.keys(values) as Path<Input>[]) {
        form.setValue(name, values[name] as PathValue<Input, Path<Input>>)
      }
    },
    cancel: () => confirmLeave(close),
    discard,
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
  return fileLost ? `${kept} We could not keep the file you chose: please choose it again.` : kept
}

const newerVersionNote =
  'Someone else changed this after you began. Your text is still here. When you save it, you can compare both versions.'

/** The values that may be stored: no files and no secrets. */
function toText<Values extends FieldValues>(values: Values, secrets: (keyof Values)[]) {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !hasFile(value) && !secrets.includes(name)),
  ) as Values
}

const hasFile = (value: unknown) => [value].flat().some((each) => each instanceof File)

/** Compares by content, because lists are new objects each time. */
function isChanged(values: FieldValues, start: FieldValues) {
  return Object.keys(values).some(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(start[name]),
  )
}
