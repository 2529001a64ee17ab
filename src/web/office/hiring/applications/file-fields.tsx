import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { DocumentsForm } from '#contract/hiring/application-handling.ts'
import { identificationFiles, resumeFiles } from '#contract/hiring/application-input.ts'
import { FilesInput } from '#web/ui/FilesInput.tsx'

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
