import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { consentSummary, consentText } from '#content/application-form.ts'
import { identificationFiles, resumeFiles } from '#contract/hiring/application-input.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FilesInput } from '../../ui/FilesInput.tsx'
import { FormField } from '../../ui/FormField.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { toast } from '../../ui/toasts.ts'
import { UploadProgress } from '../../ui/UploadProgress.tsx'
import styles from './ApplicationSections.module.css'
import { ResumePhotos } from './ResumePhotos.tsx'
import type { Application } from './use-application.ts'

function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

const fields = [
  { name: 'firstName', label: 'First Name', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', label: 'Last Name', autoComplete: 'family-name', type: 'text' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
] as const

export function PersonalSection({ application }: { application: Application }) {
  const { form } = application
  return (
    <FormSection title="Personal Information">
      <div className={styles.grid}>
        {fields.map(({ name, ...field }) => (
          <FormField
            key={name}
            form={form}
            name={name}
            {...field}
            required
            onChange={() => form.clearErrors(name)}
          />
        ))}
      </div>
    </FormSection>
  )
}

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
                application.choosePhotos([])
                clearErrors('resume')
              }}
              onRefuse={refuse}
              error={errors.resume?.message}
              required
              inputRef={field.ref}
            />
            <ResumePhotos
              photos={application.photos}
              onChange={(photos) => {
                field.onChange(undefined)
                application.choosePhotos(photos)
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

export function ConsentSection({ application }: { application: Application }) {
  const { register, clearErrors, formState } = application.form
  return (
    <FormSection title="Consent Agreement">
      <div>
        <p>In short:</p>
        <ul className={styles.short}>
          {consentSummary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <ScrollRegion className={styles.full} label="Full text of the consent agreement">
        {consentText.map(({ title, text }) => (
          <div key={title}>
            <h4>{title}</h4>
            <p>{text}</p>
          </div>
        ))}
      </ScrollRegion>
      <Checkbox
        required
        error={formState.errors.consentAgreement?.message}
        {...register('consentAgreement', { onChange: () => clearErrors('consentAgreement') })}
      >
        I have read the consent agreement. What I wrote is true, and I agree of my own free will.
      </Checkbox>
    </FormSection>
  )
}

/** Shows the upload progress and a button to stop it. */
export function SendingSection({ application }: { application: Application }) {
  const { form, asksIdentity, sent, stop } = application
  const { resume, identificationDocs = [] } = form.getValues()
  const files = [resume, ...(asksIdentity ? identificationDocs : [])].filter(
    (file) => file instanceof File,
  )
  return (
    <FormSection title="Sending your application">
      <UploadProgress files={files} sent={sent} onStop={stop} />
    </FormSection>
  )
}
