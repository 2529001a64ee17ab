import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormResult } from '#contract/platform/page.ts'

export const noResult: FormResult = { sent: false, message: '', fields: {}, values: {} }

/** What became of a form. Without JavaScript the browser submits it, and `first` is what the server made of it. */
export function useFormResult(first = noResult) {
  const [result, setResult] = useState(first)
  return {
    result,
    setResult,
    /** An error disappears as soon as its field is edited. */
    clearError: (name: string) => {
      if (!result.fields[name]) return
      const { [name]: _edited, ...fields } = result.fields
      setResult({ ...result, fields })
    },
    /** Shows the result, and moves the focus to the first field that is wrong. */
    showResult: (form: HTMLFormElement, received: FormResult, enableFields: () => void) => {
      // Rendered immediately, because only an enabled field can take the focus.
      flushSync(() => {
        setResult(received)
        enableFields()
      })
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    },
  }
}
