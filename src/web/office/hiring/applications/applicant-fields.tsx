import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { ApplicantForm } from '#contract/hiring/application-handling.ts'
import { applicantLimits } from '#contract/hiring/application-input.ts'
import { emailLimit } from '#contract/platform/email-and-phone.ts'
import { phoneLimit } from '#contract/platform/phone.ts'
import { FormField } from '#web/ui/FormField.tsx'

/** The fields for who applied, in a form that has more or not. */
export function applicantFields<Values extends FieldValues & ApplicantForm, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  disabled: boolean,
) {
  const field = (name: keyof ApplicantForm, props: { label: string; maxLength: number }) => (
    <FormField
      form={form}
      name={name as FieldPath<Values>}
      type={types[name]}
      required={name === 'firstName' || name === 'lastName'}
      disabled={disabled}
      {...props}
    />
  )
  return {
    firstName: field('firstName', { label: 'First name', maxLength: applicantLimits.name }),
    lastName: field('lastName', { label: 'Last name', maxLength: applicantLimits.name }),
    email: field('email', { label: 'Email', maxLength: emailLimit }),
    phone: field('phone', { label: 'Phone', maxLength: phoneLimit }),
  }
}

const types = { firstName: 'text', lastName: 'text', email: 'email', phone: 'tel' }
