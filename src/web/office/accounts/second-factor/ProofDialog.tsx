import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { FullProof } from '#contract/accounts/second-factor.ts'
import { FormField } from '#web/ui/FormField.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { FormStep } from './FormStep.tsx'

type ProofDialogProps = {
  title: string
  action: string
  send: (proof: FullProof) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Asks for the password and a code before the second factor is changed. */
export function ProofDialog({ children, ...step }: ProofDialogProps) {
  return (
    <FormStep schema={FullProof} start={{ password: '', code: '' }} {...step}>
      {(form, busy) => (
        <>
          <p>{children}</p>
          <OwnPasswordField form={form} busy={busy} />
          <FormField
            form={form}
            name="code"
            label="Code"
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
            readOnly={busy}
            hint="From your authenticator app, or one of your recovery codes."
          />
        </>
      )}
    </FormStep>
  )
}

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
