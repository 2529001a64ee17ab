import { CircleCheck, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { referralOnline } from '#content/referral-online.ts'
import type { FormResult } from '#contract/platform/page.ts'
import { PhoneLink } from '../layout/ContactLinks.tsx'
import { SiteFooter } from '../layout/SiteFooter.tsx'
import { SiteHeader } from '../layout/SiteHeader.tsx'
import { useSiteDetails } from '../site-details.ts'
import { ReferralForm } from './ReferralForm.tsx'
import styles from './ReferralPage.module.css'
import { ReferralSent } from './ReferralSent.tsx'

const { title, lead, privacy, next } = referralOnline

/** Refers someone. A browser without JavaScript gets this page as the response to the form. */
export function ReferralPage({ result }: { result?: FormResult }) {
  const [reference, setReference] = useState(result?.sent ? result.message : '')
  return (
    <>
      <SiteHeader />
      <main id="content" className={styles.page}>
        {reference ? (
          <ReferralSent reference={reference} />
        ) : (
          <>
            <div className={styles.head}>
              <h1>{title}</h1>
              <p>{lead}</p>
            </div>
            <div className={styles.columns}>
              <ReferralForm {...(result && { result })} onSent={setReference} />
              <aside className={styles.aside} aria-label="Good to know">
                <Points title={next.title} points={next.points} Icon={CircleCheck} />
                <Points title={privacy.title} points={privacy.points} Icon={ShieldCheck} />
                <CallInstead />
              </aside>
            </div>
          </>
        )}
      </main>
      <SiteFooter />
    </>
  )
}

type PointsProps = { title: string; points: readonly string[]; Icon: typeof CircleCheck }

function Points({ title, points, Icon }: PointsProps) {
  return (
    <section className={styles.points}>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon className="icon" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CallInstead() {
  const { hours } = useSiteDetails()
  return (
    <section className={styles.points}>
      <h2>Rather talk?</h2>
      <p>
        Call <PhoneLink />, {hours}. In an emergency, call 911.
      </p>
    </section>
  )
}
