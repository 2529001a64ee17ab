import type { ReactNode } from 'react'
import { privateApplication } from '#content/private-application.ts'
import { provider } from '#content/provider.ts'
import type { PrivatePage } from '#contract/hiring/private-application.ts'
import { phoneHref } from '#contract/platform/phone.ts'
import { Brand } from '#web/ui/Brand.tsx'
import { SkipLink } from '#web/ui/SkipLink.tsx'
import { ApplicationState, WithdrawQuestion } from './ApplicationState.tsx'
import { DisclosurePage } from './DisclosurePage.tsx'
import styles from './PrivateLinkPage.module.css'

/** The page of a private link. It shows no more than it must, and links to nothing but the home page. */
export function PrivateLinkPage({ details, content }: PrivatePage) {
  return (
    <Frame details={details}>
      {content.kind === 'application' && <ApplicationState {...content} />}
      {content.kind === 'disclosure' && <DisclosurePage {...content} />}
      {content.kind === 'withdraw' && <WithdrawQuestion {...content} />}
      {content.kind === 'refused' && <Refused reason={content.reason} details={details} />}
    </Frame>
  )
}

type Details = PrivatePage['details']

function Frame({ details, children }: { details: Details; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <a href="/">
          <Brand name={provider.name} line={provider.tagline} logo="/leaf.svg" />
        </a>
      </header>
      <main id="content" className={styles.page}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>
          Do you have a question? <Contact details={details} /> {details.hours}.
        </p>
      </footer>
    </>
  )
}

const Contact = ({ details: { phone, email } }: { details: Details }) => (
  <>
    Call <a href={phoneHref(phone)}>{phone}</a> or write to <a href={`mailto:${email}`}>{email}</a>.
  </>
)

type RefusedProps = { reason: keyof typeof privateApplication.refused; details: Details }

function Refused({ reason, details }: RefusedProps) {
  const { title, text, help } = privateApplication.refused[reason]
  return (
    <div className={styles.card}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{help}</p>
      <p>
        <Contact details={details} />
      </p>
    </div>
  )
}
