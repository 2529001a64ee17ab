import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { forgetDraft, keepDraft, readDraft } from './drafts.ts'
import { useLeave, useUnsaved } from './UnsavedGuard.tsx'

type KeptFormOptions<Input, Output, Item> = {
  /** What the form is about; its draft is found by this name. */
  kind: string
  /** The record that is changed; a new one has none yet. */
  item?: Item | undefined
  schema: z.ZodType<Output, Input>
  /** What stands in the form before anyone types. */
  start: Input
  /** Fields that are written down nowhere. */
  secrets?: (keyof Input)[]
  onClose: () => void
}

export type KeptForm<Input extends FieldValues, Output, Item = unknown> = {
  form: UseFormReturn<Input, unknown, Output>
  /** The record in the version that was read when the typing began: nothing newer is overwritten. */
  item: Item | undefined
  /** What to know about the text that came back. */
  note: string | undefined
  /** Something is typed and not saved. */
  changed: boolean
  leave: () => void
  /** It is saved. */
  done: () => void
}

const none: never[] = []

/**
 * A form of which nothing typed is lost: leaving it asks, and after an expired session or a reload
 * it is back with its text, until it is saved or left.
 */
export function useKeptForm<
  Input extends FieldValues,
  Output,
  Item extends { id: string; updatedAt: string },
>({
  kind,
  item,
  schema,
  start,
  secrets = none,
  onClose,
}: KeptFormOptions<Input, Output, Item>): KeptForm<Input, Output, Item> {
  const [draft] = useState(() => readDraft<Input>(kind, item?.id))
  const [begun] = useState(start)
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: { ...begun, ...draft?.values } as DefaultValues<Input>,
  })
  const version = draft ? draft.version : item?.updatedAt
  const id = item?.id
  const guardedLeave = useLeave()
  const forget = () => forgetDraft(kind, id)
  const done = () => {
    forget()
    onClose()
  }
  const changed = isChanged(form.watch(), begun)

  useUnsaved(changed, forget)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const text = textOf(values, secrets)
          const fileLost = Object.values(values).some((value) => value instanceof File)
          if (fileLost || isChanged(text, begun))
            keepDraft(kind, id, { values: text, version, fileLost })
          else forgetDraft(kind, id)
        },
      }),
    [form, kind, id, version, begun, secrets],
  )

  return {
    form,
    item: item && { ...item, updatedAt: version ?? item.updatedAt },
    note: draft && noteOn(draft.fileLost, version !== item?.updatedAt),
    changed,
    leave: () => guardedLeave(done),
    done,
  }
}

function noteOn(fileLost: boolean | undefined, outdated: boolean) {
  if (outdated) {
    return 'Someone else changed this after you began. Your text is still here, but cannot be saved over theirs. Copy what you need, then discard your text and begin again.'
  }
  const kept = 'We kept what you typed here before.'
  return fileLost ? `${kept} The file you chose is not kept: please choose it again.` : kept
}

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
