import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { applicationSent } from '#content/application-form.ts'
import { applicationReference } from '#contract/hiring/application-status.ts'
import { PhoneLink, WithPhone } from '../layout/ContactLinks.tsx'
import styles from './SentNotice.module.css'
import { markShown, type SentApplication } from './sent-applications.ts'

/** Says that an application was sent, its reference, and what happens next. A new one is in view and has the focus. */
export default function SentNotice({ id, mailed, jobTitle, lang, isNew }: SentApplication) {
  const { sent, reference, next, mailed: byMail, call } = applicationSent
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNew) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
    markShown(jobTitle)
  }, [isNew, jobTitle])
  return (
    <div ref={box} className={styles.notice} tabIndex={-1}>
      <CircleCheck className="icon" />
      <div>
        <p>
          {sent.before}
          {lang ? <span lang={lang}>{jobTitle}</span> : jobTitle}
          {sent.after}{' '}
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
