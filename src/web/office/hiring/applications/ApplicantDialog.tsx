import { ApplicantForm } from '#contract/hiring/application-handling.ts'
import type { Application } from '#contract/hiring/applications.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { applicationsKey } from '../applications-key.ts'
import { applicantFields } from './applicant-fields.tsx'
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
      title="Correct Applicant"
      draft={draft}
      saving={saving}
      fields={applicantFields(draft.form, saving.isPending)}
    />
  )
}
