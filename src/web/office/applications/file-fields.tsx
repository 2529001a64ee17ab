import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { DocumentsForm } from '#contract/application-handling.ts'
import {
  applicantLimits,
  identificationEndings,
  identificationProblem,
  resumeEndings,
  resumeFault,
} from '#contract/application-input.ts'
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
            label="Resume"
            hint="One PDF or Word file, less than 5 MB. You can leave it out."
            accept={resumeEndings}
            files={field.value ? [field.value] : []}
            max={1}
            onChange={([file]) => field.onChange(file)}
            check={([file]) => file && resumeFault(file)}
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
            label="Identification documents"
            hint="Up to 3 files, PDF, JPG or PNG, less than 5 MB each. You can leave them out."
            accept={identificationEndings}
            files={field.value}
            max={applicantLimits.identificationDocs}
            onChange={field.onChange}
            check={identificationProblem}
            error={fieldState.error?.message}
            inputRef={field.ref}
          />
        )}
      />
    ),
  }
}
