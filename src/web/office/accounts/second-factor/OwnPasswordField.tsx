import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { FormField } from '#web/ui/FormField.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'

type OwnPasswordFieldProps<Values extends FieldValues & { password: string }> = {
  form: UseFormReturn<Values, unknown, Values>
  busy: boolean
}

export function OwnPasswordField<Values extends FieldValues & { password: string }>({
  form,
  busy,
}: OwnPasswordFieldProps<Values>) {
  return (
    <FormField
      form={form}
      name={'password' as Path<Values>}
      as={PasswordField}
      label="Your password"
      required
      autoComplete="current-password"
      readOnly={busy}
    />
  )
}
