import { type FormEvent, useState } from 'react'
import { referralOnline } from '#content/referral-online.ts'
import type { FormResult } from '#contract/platform/page.ts'
import { referralFormCalls } from '#contract/referrals/referrals.ts'
import { Button } from '#web/ui/Button.tsx'
import { Alert } from '#web/ui/States.tsx'
import { UploadProgress } from '#web/ui/UploadProgress.tsx'
import { FilesField } from './FilesField.tsx'
import { ConsentFields, type MakeControl, PersonFields, SenderFields } from './ReferralFields.tsx'
import styles from './ReferralForm.module.css'
import { useReferral } from './use-referral.ts'

type ReferralFormProps = { result?: FormResult; onSent: (reference: string) => void }

const { sections } = referralOnline

/** The form. Without JavaScript the browser submits it, and `result` is what the server made of it. */
export function ReferralForm({ result: first, onSent }: ReferralFormProps) {
  const [files, setFiles] = useState<File[]>([])
  const referral = useReferral({ first, files, onSent })
  const { busy, sent, result, stopped, stop } = referral

  const [firstFault] = Object.keys(first?.fields ?? {})
  const control: MakeControl = (name) => ({
    name,
    error: result.fields[name],
    defaultValue: first?.values[name],
    autoFocus: name === firstFault,
  })
  const handleInput = (event: FormEvent<HTMLFormElement>) =>
    referral.touch((event.target as HTMLInputElement).name)

  return (
    <form
      className={styles.form}
      method="post"
      action={`/api${referralFormCalls.submit.path}`}
      encType="multipart/form-data"
      aria-label={referralOnline.title}
      noValidate
      onSubmit={referral.submit}
      onInput={handleInput}
    >
      {result.message && <Alert>{result.message}</Alert>}
      {stopped && (
        <p className={styles.stopped} role="status">
          Sending was stopped. What you wrote is still here.
        </p>
      )}
      <fieldset className={styles.all} disabled={busy} aria-label="Your referral">
        <FormSection {...sections.sender}>
          <SenderFields control={control} />
        </FormSection>
        <FormSection {...sections.person}>
          <PersonFields control={control} />
        </FormSection>
        <FormSection {...sections.files}>
          <FilesField
            files={files}
            error={result.fields.files}
            onChange={(chosen) => {
              setFiles(chosen)
              referral.touch('files')
            }}
          />
        </FormSection>
        <FormSection {...sections.consent}>
          <ConsentFields control={control} />
        </FormSection>
      </fieldset>
      <div className={styles.send}>
        {busy && <UploadProgress files={files} sent={sent} onStop={stop} />}
        <Button type="submit" busy={busy}>
          {busy ? 'Sending...' : 'Send referral'}
        </Button>
      </div>
    </form>
  )
}

type FormSectionProps = { title: string; intro?: string; children: React.ReactNode }

function FormSection({ title, intro, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend>{title}</legend>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </fieldset>
  )
}
