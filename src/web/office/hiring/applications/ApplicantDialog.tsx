import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApplicantForm } from '#contract/hiring/application-handling.ts'
import { applicantLimits } from '#contract/hiring/application-input.ts'
import type { Application } from '#contract/hiring/applications.ts'
import { emailLimit } from '#contract/platform/email-and-phone.ts'
import { phoneLimit } from '#contract/platform/phone.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { applicationsKey } from '../applications-key.ts'
import { saveApplicant } from './handling-queries.ts'

type Version = ApplicantForm & Pick<Application, 'id' | 'updatedAt'>

const compare: CompareOptions<ApplicantForm, Version> = {
  toValues: (item) => ({
    firstName: item?.firstName ?? '',
    lastName: item?.lastName ?? '',
    email: item?.email ?? '',
    phone: item?.phone ?? '',
  }),
  fields: {
    firstName: { label: 'First name', text: ({ firstName }) => firstName },
    lastName: { label: 'Last name', text: ({ lastName }) => lastName },
    email: { label: 'Email', text: ({ email }) => email },
    phone: { label: 'Phone', text: ({ phone }) => phone },
  },
}

type ApplicantDialogProps = { application: Version; onClose: () => void }

/** Corrects a mistyped name, email or phone. */
export function ApplicantDialog({ application, onClose }: ApplicantDialogProps) {
  const { id, updatedAt } = application
  const values = compare.toValues(application)
  const draft = useDraftForm({
    kind: 'applicant',
    item: { id, updatedAt, ...values },
    schema: ApplicantForm,
    start: values,
    compare,
    onClose,
  })
  const saving = useSave(draft, {
    save: (applicant: ApplicantForm, item) => saveApplicant(applicant, item ?? application),
    reload: applicationsKey,
    success: 'The applicant was corrected',
    failure: 'Failed to save the correction. Please try again.',
  })
  return (
    <FormDialog
      title="Edit Applicant"
      draft={draft}
      saving={saving}
      fields={applicantFields(draft.form, saving.isPending)}
    />
  )
}

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
