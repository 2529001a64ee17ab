import { CircleCheck, ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { callBackWords } from '#content/call-back.ts'
import { langOf } from '#content/lang-of.ts'
import { toPage } from '#content/language.ts'
import { layout } from '#content/layout.ts'
import { referralOnline } from '#content/referral-online.ts'
import type { FormResult } from '#contract/platform/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { PhoneLink, WithPhone } from '../layout/ContactLinks.tsx'
import { SiteFooter } from '../layout/SiteFooter.tsx'
import { SiteHeader } from '../layout/SiteHeader.tsx'
import { useSiteDetails } from '../site-details.ts'
import { ReferralForm } from './ReferralForm.tsx'
import styles from './ReferralPage.module.css'

const { title, lead, aside, call, privacy, next, sent } = referralOnline

/** Refers someone. A browser without JavaScript gets this page as the response to the form. */
export function ReferralPage({ result }: { result?: FormResult }) {
  const points = useNextPoints()
  const [answer, setAnswer] = useState(result?.sent ? result : undefined)
  return (
    <>
      <SiteHeader />
      <main id="content" className={styles.page}>
        {answer ? (
          <ReferralSent answer={answer} />
        ) : (
          <>
            <div className={styles.head}>
              <h1>{title}</h1>
              <p>{lead}</p>
            </div>
            <div className={styles.columns}>
              <ReferralForm {...(result && { result })} onSent={setAnswer} />
              <aside className={styles.aside} aria-label={aside}>
                <Points title={next.title} points={points} Icon={CircleCheck} />
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

/** What happens next, with the time that the office promises. */
function useNextPoints() {
  const { callBack } = useSiteDetails().facts
  return next.points.map((point) => point.replace('{callBack}', callBackWords[callBack]))
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
  const {
    hours,
    english,
    facts: { contact },
  } = useSiteDetails()
  return (
    <section className={styles.points}>
      <h2>{call.title}</h2>
      <p>
        <WithPhone>
          {call.before} <PhoneLink />
          {hours && (
            <>
              , <span lang={langOf(english, 'hours')}>{hours}</span>
            </>
          )}
          .{contact && ` ${call.askFor(contact)}`}{' '}
        </WithPhone>
        {call.emergency}
      </p>
    </section>
  )
}

/** Takes the place of the form. Its title gets the focus, so that screen readers read on from there. */
function ReferralSent({ answer: { message: reference, link } }: { answer: FormResult }) {
  const { contact } = useSiteDetails().facts
  const points = useNextPoints()
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
      {link && (
        <>
          <p>{sent.follow}</p>
          <LinkButton href={link}>{sent.open}</LinkButton>
        </>
      )}
      <div>
        <h2>{next.title}</h2>
        <ol>
          {points.slice(1).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </div>
      {contact && <p>{sent.contact.replace('{contact}', () => contact)}</p>}
      <WithPhone>
        <p>
          {call.question} <PhoneLink />.
        </p>
      </WithPhone>
      <LinkButton variant="line" href={toPage('/')}>
        {layout.home}
      </LinkButton>
    </div>
  )
}
