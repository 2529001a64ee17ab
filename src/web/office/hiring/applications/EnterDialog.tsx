import { EnteredForm } from '#contract/hiring/application-handling.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { applicationsKey } from '../applications-key.ts'
import { applicantFields } from './ApplicantDialog.tsx'
import { fileFields } from './DocumentsDialog.tsx'
import { enterApplication } from './handling-queries.ts'
import { JobField } from './JobField.tsx'

export const enteredDraft = 'application on paper'

const start: EnteredForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  jobId: '',
  identificationDocs: [],
}

/** Enters an application that came on paper. */
export function EnterDialog({ onClose }: { onClose: () => void }) {
  const draft = useDraftForm({ kind: enteredDraft, schema: EnteredForm, start, onClose })
  const saving = useSave(draft, {
    save: enterApplication,
    reload: applicationsKey,
    success: 'Applicant added successfully',
    failure: 'Failed to add the applicant. Please try again.',
  })
  const { form } = draft
  const disabled = saving.isPending
  return (
    <FormDialog
      title="Add Applicant"
      draft={draft}
      saving={saving}
      fields={{
        ...applicantFields(form, disabled),
        jobId: <JobField form={form} disabled={disabled} />,
        ...fileFields(form),
      }}
    />
  )
}
