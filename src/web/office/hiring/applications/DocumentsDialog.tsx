import { DocumentsForm } from '#contract/hiring/application-handling.ts'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { Remark } from '#web/ui/States.tsx'
import { applicationsKey } from '../applications-key.ts'
import { fullName } from './applications-queries.ts'
import { fileFields } from './file-fields.tsx'
import { addDocuments } from './handling-queries.ts'

const start: DocumentsForm = { resume: undefined, identificationDocs: [] }

type DocumentsDialogProps = { application: OpenedApplication; onClose: () => void }

/** Adds documents that did not come from the applicant's own form, such as a resume on paper. */
export function DocumentsDialog({ application, onClose }: DocumentsDialogProps) {
  const { id, updatedAt, documentRequests } = application
  const draft = useDraftForm({
    kind: 'document',
    item: { id, updatedAt },
    schema: DocumentsForm,
    start,
    onClose,
  })
  const saving = useSave(draft, {
    save: (files: DocumentsForm) => addDocuments(application, files),
    reload: applicationsKey,
    success: 'The documents were added',
    failure: 'Failed to add the documents. Please try again.',
  })
  return (
    <FormDialog
      title={`Add Documents: ${fullName(application)}`}
      action="Add"
      draft={draft}
      saving={saving}
      fields={fileFields(draft.form)}
    >
      {(fields) => (
        <>
          {application.resume && <Remark>A new resume takes the place of the one on file.</Remark>}
          {documentRequests.length > 0 && (
            <Remark>The applicant is then no longer asked for what you add.</Remark>
          )}
          {fields}
        </>
      )}
    </FormDialog>
  )
}
