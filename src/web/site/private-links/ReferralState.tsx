import { CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { toPage } from '#content/language.ts'
import { privateApplication } from '#content/private-application.ts'
import { privateReferral, wordsForReferral } from '#content/private-referral.ts'
import type { PrivatePage } from '#contract/hiring/private-application.ts'
import {
  isOpen,
  type PrivateReferral,
  privateReferralCalls,
  privateReferralPath,
} from '#contract/referrals/private-referral.ts'
import { referralLimits } from '#contract/referrals/referral-input.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { Alert } from '#web/ui/States.tsx'
import { UploadProgress } from '#web/ui/UploadProgress.tsx'
import { say } from '../layout/form-faults.ts'
import { FilesField } from '../referral/FilesField.tsx'
import { usePlainForm } from '../use-plain-form.ts'
import { useLeaveWarning } from '../use-upload.ts'
import form from './DocumentForm.module.css'
import { formAction } from './form-action.ts'
import styles from './PrivateLinkPage.module.css'

const { title, contact, missing, add, withdraw } = privateReferral

type ReferralStateProps = Extract<PrivatePage['content'], { kind: 'referral' }>

/** Where a referral stands, what we need for it, and how to withdraw it. */
export function ReferralState({ token, referral: first, fault }: ReferralStateProps) {
  const [referral, setReferral] = useState(first)
  const [sent, setSent] = useState(0)
  const words = wordsForReferral(referral)
  return (
    <>
      <div className={styles.card}>
        <h1>{title}</h1>
        <ReferralReference referral={referral} />
        <section>
          <h2>{privateApplication.state}</h2>
          <p className={styles.state}>{words.state}</p>
        </section>
        <section>
          <h2>{privateApplication.next}</h2>
          <p>{words.next}</p>
        </section>
        {referral.contact && (
          <section>
            <h2>{contact}</h2>
            <p>{referral.contact}</p>
          </section>
        )}
      </div>
      {fault && <Alert>{say(fault)}</Alert>}
      {/* Always there, because screen readers announce only what is added to a region they know. */}
      <div role="status" className={styles.status}>
        {sent > 0 && (
          <p className={styles.arrived}>
            <CircleCheck className="icon" /> {add.thanks}
          </p>
        )}
      </div>
      {isOpen(referral.stage) && (
        <>
          <section className={styles.card} aria-labelledby="add">
            <h2 id="add">{referral.missing ? missing : add.title}</h2>
            <p className={styles.asked}>{referral.missing || add.intro}</p>
            <AdditionForm
              key={sent}
              token={token}
              onSent={(now) => {
                setReferral(now)
                setSent(sent + 1)
              }}
            />
          </section>
          <section className={styles.withdraw}>
            <p>{withdraw.offer}</p>
            <LinkButton variant="line" href={toPage(`${privateReferralPath(token)}/withdraw`)}>
              {withdraw.button}
            </LinkButton>
          </section>
        </>
      )}
      <p className={styles.secret}>{privateApplication.secret}</p>
    </>
  )
}

export const ReferralReference = ({ referral }: { referral: PrivateReferral }) => (
  <p className={styles.job}>
    <span>
      {privateApplication.reference} <b>{referral.reference}</b>
    </span>
  </p>
)

type AdditionFormProps = { token: string; onSent: (referral: PrivateReferral) => void }

/** Sends a text and files. Without JavaScript the browser submits the plain form. */
function AdditionForm({ token, onSent }: AdditionFormProps) {
  const [files, setFiles] = useState<File[]>([])
  const arrived = useRef<PrivateReferral>(undefined)
  const addition = usePlainForm({
    first: undefined,
    load: async () => {
      const { sendAddition } = await import('./send-addition.ts')
      return (typed, sending) =>
        sendAddition({ token, typed, files, sending }, (referral) => {
          arrived.current = referral
        })
    },
    onSent: () => arrived.current && onSent(arrived.current),
  })
  const { busy, result, stopped } = addition
  useLeaveWarning(addition.edited, !addition.busy)
  return (
    <form
      className={form.form}
      method="post"
      action={formAction(privateReferralCalls.add, { token })}
      encType="multipart/form-data"
      noValidate
      onSubmit={addition.submit}
      onInput={addition.handleInput}
    >
      <TextArea
        label={add.text}
        hint={add.hint}
        rows={4}
        maxLength={referralLimits.needs}
        disabled={busy}
        {...addition.control('text')}
      />
      <div className={form.fields} hidden={busy}>
        <FilesField
          files={files}
          error={result.fields.files}
          onChange={(chosen) => {
            setFiles(chosen)
            addition.edit('files')
            // A file is enough.
            addition.edit('text')
          }}
        />
      </div>
      {result.message && <Alert>{result.message}</Alert>}
      {stopped && <p role="status">{add.stopped}</p>}
      {busy && <UploadProgress files={files} sent={addition.progress} onStop={addition.stop} />}
      <Button type="submit" busy={busy}>
        {busy ? privateApplication.sending : add.send}
      </Button>
    </form>
  )
}
