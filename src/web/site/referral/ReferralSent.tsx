import { useEffect, useRef } from 'react'
import { referralOnline } from '#content/referral-online.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { PhoneLink } from '../layout/ContactLinks.tsx'
import styles from './ReferralSent.module.css'

const { sent, next } = referralOnline

/** Takes the place of the form. Its title gets the focus, so that screen readers read on from there. */
export function ReferralSent({ reference }: { reference: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    title.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className={styles.sent}>
      <img src="/art/success-mailbox.svg" alt="" width={320} height={260} />
      <h1 ref={title} tabIndex={-1}>
        {sent.title}
      </h1>
      <p className={styles.reference}>
        {sent.reference}: <b>{reference}</b>
      </p>
      <p>{sent.keep}</p>
      <div>
        <h2>{next.title}</h2>
        <ol>
          {next.points.slice(1).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </div>
      <p>
        Do you have a question? Call <PhoneLink />.
      </p>
      <LinkButton href="/">Go to the home page</LinkButton>
    </div>
  )
}
