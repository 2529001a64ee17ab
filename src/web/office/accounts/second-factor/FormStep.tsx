import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { Alert } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import styles from './second-factor.module.css'

type FormStepProps<Values extends FieldValues> = {
  title: string
  action: string
  schema: z.ZodType<Values, Values>
  start: DefaultValues<Values>
  send: (values: Values) => Promise<void>
  onClose: () => void
  children: (form: UseFormReturn<Values, unknown, Values>, busy: boolean) => ReactNode
}

/** A dialog with a form of passwords and codes. None of them is kept as a draft. */
export function FormStep<Values extends FieldValues>({
  title,
  action,
  schema,
  start,
  send,
  onClose,
  children,
}: FormStepProps<Values>) {
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: start,
  })
  const sending = useMutation({
    mutationFn: send,
    onError: (error) => {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : []
      for (const [name, message] of fields) form.setError(name as Path<Values>, { message })
    },
  })
  const { isPending: busy, error } = sending
  const shownAtField = error instanceof ApiError && Object.keys(error.fields).length > 0
  useRestoredFocus(busy)
  return (
    <Dialog title={title} onClose={onClose} busy={busy}>
      <form onSubmit={form.handleSubmit((values) => sending.mutate(values))} noValidate>
        <DialogBody>
          <div className={styles.step}>
            {error && !shownAtField && <Alert>{error.message}</Alert>}
            {children(form, busy)}
          </div>
        </DialogBody>
        <DialogFooter>
          <Status>{busy && 'Please wait...'}</Status>
          <Button variant="line" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            {action}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
