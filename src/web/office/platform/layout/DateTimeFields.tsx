import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { FormField } from '#web/ui/FormField.tsx'
import { timeZoneName } from '../provider-clock.ts'
import styles from './DateTimeFields.module.css'

type LabeledField<Values extends FieldValues> = { name: FieldPath<Values>; label: string }

type DateTimeFieldsProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  date: LabeledField<Values> & { hint: ReactNode; onChange?: () => void }
  time: LabeledField<Values>
  /** The end on the same day, for something that has one. */
  end?: LabeledField<Values>
  /** The name of the time zone, if it is not the provider's. */
  zone?: string | undefined
  disabled?: boolean
}

/** A date and one or two times, side by side where there is space. */
export function DateTimeFields<Values extends FieldValues, Output>({
  form,
  date,
  time,
  end,
  zone = timeZoneName(),
  disabled,
}: DateTimeFieldsProps<Values, Output>) {
  return (
    <div className={styles.when}>
      <FormField form={form} {...date} type="date" disabled={disabled} />
      <FormField form={form} {...time} type="time" disabled={disabled} hint={zone} />
      {end && <FormField form={form} {...end} type="time" disabled={disabled} hint="Optional." />}
    </div>
  )
}
