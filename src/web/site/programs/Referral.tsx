import { FileLock, Phone } from 'lucide-react'
import { referral } from '#content/referral.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { PhoneLink } from '../layout/ContactLinks.tsx'
import styles from './Referral.module.css'
import { ReferralDownload } from './ReferralDownload.tsx'

export function Referral() {
  const { title, lead, steps, online } = referral
  return (
    <div className={styles.referral}>
      <div className={styles.top}>
        <div>
          <h3>{title}</h3>
          <p>{lead}</p>
          <PhoneLink className={styles.call}>
            {(phone) => (
              <>
                <Phone className="icon" /> {phone}
              </>
            )}
          </PhoneLink>
        </div>
        <div className={styles.actions}>
          <div>
            <LinkButton href={online.path}>
              <FileLock className="icon" /> {online.label}
            </LinkButton>
            <p>{online.note}</p>
          </div>
          <ReferralDownload />
        </div>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <Path />
            <h4>{step.title}</h4>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A decorative line between the steps. */
function Path() {
  return (
    <svg className={styles.path} viewBox="0 0 320 24" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 12C54 0 106 0 160 12S266 24 320 12" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
