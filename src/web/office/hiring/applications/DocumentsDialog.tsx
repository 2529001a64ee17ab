import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { DocumentsForm } from '#contract/hiring/application-handling.ts'
import { identificationFiles, resumeFiles } from '#contract/hiring/application-input.ts'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { askLimits } from '#contract/records/private-links.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { SelectField } from '#web/ui/Field.tsx'
import { FilesInput } from '#web/ui/FilesInput.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { Remark } from '#web/ui/States.tsx'
import { applicationsKey } from '../applications-key.ts'
import { fullName } from './applications-queries.ts'
import { addDocuments } from './handling-queries.ts'

const start: DocumentsForm = {
  resume: undefined,
  identificationDocs: [],
  otherDoc: undefined,
  name: '',
  item: '',
}

type DocumentsDialogProps = { application: OpenedApplication; onClose: () => void }

/** Adds documents that did not come from the applicant's own form, such as a resume on paper. */
export function DocumentsDialog({ application, onClose }: DocumentsDialogProps) {
  const { id, updatedAt, documentRequests, firstDay } = application
  const draft = useDraftForm({
    kind: 'document',
    item: { id, updatedAt },
    schema: DocumentsForm,
    start,
    onClose,
  })
  const { form } = draft
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
      fields={{
        ...fileFields(form),
        otherDoc: (
          <Controller
            control={form.control}
            name="otherDoc"
            render={({ field, fieldState }) => (
              <FilesInput
                {...identificationFiles}
                max={1}
                label="Another document"
                hint="Such as a CPR card. One PDF, JPG or PNG, less than 5 MB."
                files={field.value ? [field.value] : []}
                onChange={([file]) => field.onChange(file)}
                error={fieldState.error?.message}
                inputRef={field.ref}
              />
            )}
          />
        ),
        name: form.watch('otherDoc') && (
          <FormField
            form={form}
            name="name"
            label="Name of the document"
            required
            maxLength={askLimits.name}
            disabled={saving.isPending}
          />
        ),
        item: form.watch('otherDoc') && firstDay.length > 0 && (
          <FormField
            form={form}
            name="item"
            as={SelectField}
            label="Before the first day"
            hint="Where it stands too, and where you record when it expires."
            disabled={saving.isPending}
          >
            <option value="">A line of its own</option>
            {firstDay.map(({ item }) => (
              <option key={item}>{item}</option>
            ))}
          </FormField>
        ),
      }}
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

/** The fields for the files of an applicant, in a form that has more or not. Staff may leave them out. */
export function fileFields<Values extends FieldValues & DocumentsForm, Output>(
  form: UseFormReturn<Values, unknown, Output>,
) {
  return {
    resume: (
      <Controller
        control={form.control}
        name={'resume' as FieldPath<Values>}
        render={({ field, fieldState }) => (
          <FilesInput
            {...resumeFiles}
            label="Resume"
            hint="One PDF or Word file, less than 5 MB. You can leave it out."
            files={field.value ? [field.value] : []}
            onChange={([file]) => field.onChange(file)}
            error={fieldState.error?.message}
            inputRef={field.ref}
          />
        )}
      />
    ),
    identificationDocs: (
      <Controller
        control={form.control}
        name={'identificationDocs' as FieldPath<Values>}
        render={({ field, fieldState }) => (
          <FilesInput
            {...identificationFiles}
            label="Identification documents"
            hint="Up to 3 files, PDF, JPG or PNG, less than 5 MB each. You can leave them out."
            files={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            inputRef={field.ref}
          />
        )}
      />
    ),
  }
}
