import { useQuery } from '@tanstack/react-query'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { SelectField } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { programsQuery, toOption } from './programs.ts'

type ProgramFieldProps<Values extends FieldValues, Checked> = {
  form: UseFormReturn<Values, unknown, Checked>
  hint: string
  disabled?: boolean
}

/** The program whose page shows a record. */
export function ProgramField<Values extends FieldValues & { program: string }, Checked>({
  form,
  ...props
}: ProgramFieldProps<Values, Checked>) {
  const name = 'program' as FieldPath<Values>
  const chosen: string = form.watch(name)
  const options = useQuery(programsQuery).data?.map(toOption) ?? []
  // Not loaded yet, or of a website from which this one was imported.
  const missing = chosen !== '' && !options.some(({ value }) => value === chosen)
  return (
    <FormField form={form} name={name} as={SelectField} label="Program" value={chosen} {...props}>
      <option value="">No program</option>
      {missing && <option value={chosen}>{chosen}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </FormField>
  )
}
