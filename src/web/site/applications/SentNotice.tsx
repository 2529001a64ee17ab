import { CircleCheck } from 'lucide-react'
import { applicationSent } from '#content/application-form.ts'
import { applicationReference } from '#contract/hiring/application-status.ts'
import { PhoneLink, WithPhone } from '../layout/ContactLinks.tsx'
import styles from './SentNotice.module.css'
import { addSentApplication } from './sent-applications.ts'

/** A response of the specification may have neither. */
export type SentApplication = {
  id?: string
  /** Whether a receipt with a private link is sent by mail. */
  mailed?: boolean
}

/** Shows in Careers that an application was sent. */
export const showSent = (jobTitle: string, sent: SentApplication) =>
  addSentApplication({ jobTitle, notice: <SentNotice {...sent} jobTitle={jobTitle} /> })

/** Says that an application was sent, its reference, and what happens next. */
function SentNotice({ id, mailed, jobTitle }: SentApplication & { jobTitle: string }) {
  const { reference, next, mailed: byMail, call } = applicationSent
  return (
    <div className={styles.notice}>
      <CircleCheck className="icon" />
      <div>
        <p>
          Your application for {jobTitle} was sent.{' '}
          {id && (
            <>
              {reference}: <b>{applicationReference(id)}</b>
            </>
          )}
        </p>
        <p>{next}</p>
        <p>
          {mailed ? (
            byMail
          ) : (
            <WithPhone>
              {call} <PhoneLink />.
            </WithPhone>
          )}
        </p>
      </div>
    </div>
  )
}
