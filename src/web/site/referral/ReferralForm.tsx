import { useState } from 'react'
import { language } from '#content/language.ts'
import { referralOnline } from '#content/referral-online.ts'
import type { FormResult } from '#contract/platform/page.ts'
import { referralFormCalls } from '#contract/referrals/referrals.ts'
import { Button } from '#web/ui/Button.tsx'
import { Alert } from '#web/ui/States.tsx'
import { UploadProgress } from '#web/ui/UploadProgress.tsx'
import { usePlainForm } from '../use-plain-form.ts'
import { useLeaveWarning } from '../use-upload.ts'
import { FilesField } from './FilesField.tsx'
import {
  ConsentFields,
  type MakeControl,
  MoreFields,
  PersonFields,
  SenderFields,
} from './ReferralFields.tsx'
import styles from './ReferralForm.module.css'

type ReferralFormProps = { result?: FormResult; onSent: (answer: FormResult) => void }

const { form, sections, send, sending, retry, kept, stopped: stoppedText } = referralOnline

/** The form. Without JavaScript the browser submits it, and `result` is what the server made of it. */
export function ReferralForm({ result: first, onSent }: ReferralFormProps) {
  const [files, setFiles] = useState<File[]>([])
  const referral = usePlainForm({
    first,
    load: async () => {
      const { sendReferral } = await import('./send-referral.ts')
      return (typed, sending) => sendReferral(typed, files, sending)
    },
    onSent: (answer) => onSent(answer),
  })
  const { busy, result, stopped, edited } = referral
  useLeaveWarning(edited, !busy && files.length === 0)
  const failed = !result.sent && result.message !== ''
  // When nothing has to be changed, it is said beside the button, where the sender is.
  const canRetry = failed && Object.keys(result.fields).length === 0

  const [firstFault] = Object.keys(first?.fields ?? {})
  const control: MakeControl = (name) => ({
    ...referral.control(name),
    autoFocus: name === firstFault,
  })

  return (
    <form
      className={styles.form}
      method="post"
      action={`/api${referralFormCalls.submit.path}`}
      encType="multipart/form-data"
      aria-label={referralOnline.title}
      noValidate
      data-prints
      onSubmit={referral.submit}
      onInput={referral.handleInput}
    >
      <input type="hidden" name="language" value={language} />
      {failed && !canRetry && <Alert>{result.message}</Alert>}
      {stopped && (
        <p className={styles.stopped} role="status">
          {stoppedText}
        </p>
      )}
      <fieldset className={styles.all} disabled={busy} aria-label={form}>
        <FormSection {...sections.sender}>
          <SenderFields control={control} />
        </FormSection>
        <FormSection {...sections.person}>
          <PersonFields control={control} />
        </FormSection>
        <FormSection {...sections.more}>
          <MoreFields control={control} />
        </FormSection>
        <FormSection {...sections.files}>
          <FilesField
            files={files}
            error={result.fields.files}
            onChange={(chosen) => {
              setFiles(chosen)
              referral.edit('files')
            }}
          />
        </FormSection>
        <FormSection {...sections.consent}>
          <ConsentFields control={control} />
        </FormSection>
      </fieldset>
      <div className={styles.send}>
        {canRetry && (
          <Alert>
            {result.message} {kept}
          </Alert>
        )}
        {busy && <UploadProgress files={files} sent={referral.progress} onStop={referral.stop} />}
        <Button type="submit" busy={busy}>
          {busy ? sending : canRetry ? retry : send}
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
