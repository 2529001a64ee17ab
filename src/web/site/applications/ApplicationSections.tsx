import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { applicationConsent, applicationForm } from '#content/application-form.ts'
import { applicationMessage } from '#content/application-messages.ts'
import { englishOnly } from '#content/language.ts'
import { identificationFiles, resumeFiles } from '#contract/hiring/application-input.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FilesInput } from '../../ui/FilesInput.tsx'
import { FormField } from '../../ui/FormField.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { toast } from '../../ui/toasts.ts'
import { UploadProgress } from '../../ui/UploadProgress.tsx'
import { useCritical } from '../critical.ts'
import { PhoneLink, WithPhone } from '../layout/ContactLinks.tsx'
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
  { name: 'firstName', label: applicationForm.firstName, autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', label: applicationForm.lastName, autoComplete: 'family-name', type: 'text' },
  { name: 'email', label: applicationForm.email, autoComplete: 'email', type: 'email' },
  { name: 'phone', label: applicationForm.phone, autoComplete: 'tel', type: 'tel' },
] as const

export function PersonalSection({ application }: { application: Application }) {
  const { form } = application
  return (
    <FormSection title={applicationForm.personal}>
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

type Check = (chosen: File[], others: File[]) => string | undefined

const inPageLanguage =
  (check: Check): Check =>
  (chosen, others) => {
    const message = check(chosen, others)
    return message && applicationMessage(message)
  }

const refuse = (message: string) => toast('error', message)

export function DocumentsSection({ application }: { application: Application }) {
  const { control, clearErrors, formState } = application.form
  const { errors } = formState
  return (
    <FormSection title={applicationForm.documents}>
      <Controller
        control={control}
        name="resume"
        render={({ field }) => (
          <>
            <FilesInput
              {...resumeFiles}
              check={inPageLanguage(resumeFiles.check)}
              label={applicationForm.resume}
              hint={applicationForm.resumeHint}
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
              check={inPageLanguage(identificationFiles.check)}
              label={applicationForm.identity}
              hint={applicationForm.identityHint}
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
  const { text: consent, lang } = useCritical(applicationConsent)
  return (
    <FormSection title={applicationForm.consent}>
      {lang && (
        <p className={styles.note}>
          {englishOnly.note}
          <WithPhone>
            . {englishOnly.call} <PhoneLink />
          </WithPhone>
          .
        </p>
      )}
      <div lang={lang}>
        <p>{consent.inShort}</p>
        <ul className={styles.short}>
          {consent.summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <ScrollRegion className={styles.full} label={applicationForm.fullConsent}>
        {consent.text.map(({ title, text }) => (
          <div key={title} lang={lang}>
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
        <span lang={lang}>{consent.given}</span>
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
    <FormSection title={applicationForm.sending}>
      <UploadProgress files={files} sent={sent} onStop={stop} />
    </FormSection>
  )
}
