import { Controller } from 'react-hook-form'
import { identificationFiles, resumeFiles } from '#contract/hiring/application-input.ts'
import { FilesInput } from '#web/ui/FilesInput.tsx'
import { toast } from '#web/ui/toasts.ts'
import { FormSection } from './FormSection.tsx'
import { ResumePhotos } from './ResumePhotos.tsx'
import type { Application } from './use-application.ts'

const refuse = (message: string) => toast('error', message)

export function DocumentsSection({ application }: { application: Application }) {
  const { control, clearErrors, formState } = application.form
  const { errors } = formState
  return (
    <FormSection title="Documents">
      <Controller
        control={control}
        name="resume"
        render={({ field }) => (
          <>
            <FilesInput
              {...resumeFiles}
              label="Resume"
              hint="One PDF or Word file, less than 5 MB."
              files={field.value ? [field.value] : []}
              onChange={([file]) => {
                field.onChange(file)
                clearErrors('resume')
              }}
              onRefuse={refuse}
              error={errors.resume?.message}
              required
              inputRef={field.ref}
            />
            <ResumePhotos
              onMade={(resume) => {
                field.onChange(resume)
                clearErrors('resume')
              }}
              onRefuse={refuse}
            />
          </>
        )}
      />
      {application.asksIdentity && (
        <Controller
          control={control}
          name="identificationDocs"
          render={({ field }) => (
            <FilesInput
              {...identificationFiles}
              label="Identification documents"
              hint="Upload one or more of: SSN card, passport, green card. Up to 3 files, PDF, JPG or PNG, less than 5 MB each."
              files={field.value}
              onChange={(files) => {
                field.onChange(files)
                clearErrors('identificationDocs')
              }}
              onRefuse={refuse}
              error={errors.identificationDocs?.message}
              required
              inputRef={field.ref}
            />
          )}
        />
      )}
    </FormSection>
  )
}
