import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { storedUser } from '#web/api/session.ts'

/**
 * What someone has typed into a form survives an expired session and a reload: it is kept in this
 * tab, for this person, until the form is saved or left.
 */
export function useDraft<Values extends FieldValues, Saved extends FieldValues>(
  name: string,
  form: UseFormReturn<Values, unknown, Saved>,
) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          try {
            sessionStorage.setItem(keyOf(name), JSON.stringify(values))
          } catch {
            // No room to keep it: the form itself still has it.
          }
        },
      }),
    [name, form],
  )
  return { forget: () => sessionStorage.removeItem(keyOf(name)) }
}

export function readDraft<Values>(name: string): Values | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const keyOf = (name: string) => `draft ${storedUser()?._id ?? ''} ${name}`
