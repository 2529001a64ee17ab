import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { langOf } from '#content/lang-of.ts'
import { englishOnly, language, locale, toPage } from '#content/language.ts'
import { otherLanguage } from '#content/layout.ts'
import {
  disclosureRead,
  privateApplication,
  disclosure as words,
} from '#content/private-application.ts'
import { privateReferral } from '#content/private-referral.ts'
import { shownName } from '#content/provider.ts'
import { acknowledgeCalls, disclosureLimits } from '#contract/hiring/disclosure.ts'
import {
  type PrivatePage,
  privateApplicationCalls,
  privateApplicationPath,
} from '#contract/hiring/private-application.ts'
import { privateReferralCalls, privateReferralPath } from '#contract/referrals/private-referral.ts'
import { brandLogo } from '#contract/website/look/brand.ts'
import { Brand } from '#web/ui/Brand.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { SkipLink } from '#web/ui/SkipLink.tsx'
import { Alert } from '#web/ui/States.tsx'
import { CallOrWrite } from '../layout/CallOrWrite.tsx'
import { EasyReadLink } from '../layout/EasyReadLink.tsx'
import { say } from '../layout/form-faults.ts'
import { keepTyped } from '../typed-text.ts'
import { ApplicationState, JobAndReference } from './ApplicationState.tsx'
import { formAction } from './form-action.ts'
import styles from './PrivateLinkPage.module.css'
import { ReferralReference, ReferralState } from './ReferralState.tsx'

/** The page of a private link. It shows no more than it must, and links to nothing but itself, the home page and Easy Read. */
export function PrivateLinkPage({ content, ...frame }: PrivatePage) {
  const { details } = frame
  return (
    <Frame {...frame}>
      {content.kind === 'application' && <ApplicationState {...content} />}
      {content.kind === 'disclosure' && <DisclosurePage {...content} details={details} />}
      {content.kind === 'referral' && <ReferralState {...content} />}
      {content.kind === 'withdraw' && (
        <WithdrawQuestion
          texts={privateApplication.withdraw}
          action={formAction(privateApplicationCalls.withdraw, { token: content.token })}
          back={toPage(privateApplicationPath(content.token))}
        >
          <JobAndReference application={content.application} />
        </WithdrawQuestion>
      )}
      {content.kind === 'withdraw referral' && (
        <WithdrawQuestion
          texts={privateReferral.withdraw}
          action={formAction(privateReferralCalls.withdraw, { token: content.token })}
          back={toPage(privateReferralPath(content.token))}
        >
          <ReferralReference referral={content.referral} />
        </WithdrawQuestion>
      )}
      {content.kind === 'refused' && <Refused reason={content.reason} details={details} />}
    </Frame>
  )
}

type Details = PrivatePage['details']

type FrameProps = Omit<PrivatePage, 'content'> & { children: ReactNode }

function Frame({ details, look, otherPath, children }: FrameProps) {
  const { code, name } = otherLanguage
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <a href={toPage('/')}>
          <Brand name={shownName(details)} line={details.tagline} logo={brandLogo(look, 'page')} />
        </a>
        <div className={styles.links}>
          <EasyReadLink />
          {otherPath && (
            <a href={otherPath} lang={code} hrefLang={code} onClick={keepTyped}>
              {name}
            </a>
          )}
        </div>
      </header>
      <main id="content" className={styles.page}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>
          {privateApplication.question} <Contact details={details} />{' '}
          {details.hours && (
            <span lang={langOf(details.english, 'hours')}>{`${details.hours}.`}</span>
          )}
        </p>
      </footer>
    </>
  )
}

const Contact = ({ details }: { details: Details }) => {
  const { please, call, write } = privateApplication
  return (
    <>
      {please} <CallOrWrite details={details} call={call} write={write} />.
    </>
  )
}

type WithdrawQuestionProps = {
  texts: Record<'title' | 'question' | 'keep' | 'confirm', string>
  action: string
  back: string
  children: ReactNode
}

/** Asks before something is withdrawn. */
function WithdrawQuestion({ texts, action, back, children }: WithdrawQuestionProps) {
  return (
    <div className={styles.card}>
      <h1>{texts.title}</h1>
      {children}
      <p>{texts.question}</p>
      <form className={styles.actions} method="post" action={action}>
        <LinkButton href={back}>{texts.keep}</LinkButton>
        <Button type="submit" variant="danger">
          {texts.confirm}
        </Button>
      </form>
    </div>
  )
}

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

type DisclosurePageProps = Extract<PrivatePage['content'], { kind: 'disclosure' }> & {
  details: Details
}

/** The disclosure alone, and the way to acknowledge it. */
function DisclosurePage({ token, disclosure, fault, details }: DisclosurePageProps) {
  const day = new Intl.DateTimeFormat(locale, { timeZone: details.timeZone, dateStyle: 'long' })
  const { version, text, spanish, acknowledgedAt } = disclosure
  // Both were reviewed when there is Spanish.
  const inSpanish = language === 'es' && spanish !== ''
  const lang = inSpanish ? undefined : englishOnly.lang
  const action = formAction(acknowledgeCalls.acknowledge, { token })
  return (
    <div className={styles.card}>
      <h1>{words.title}</h1>
      {lang && (
        <p>
          {englishOnly.note}. <Contact details={details} />
        </p>
      )}
      <p className={styles.disclosure} lang={lang}>
        {inSpanish ? spanish : text}
      </p>
      {fault && <Alert>{say(fault)}</Alert>}
      {acknowledgedAt ? (
        <p className={styles.arrived}>
          <CircleCheck className="icon" /> {words.thanks} {day.format(new Date(acknowledgedAt))}.
        </p>
      ) : (
        <form className={styles.acknowledge} method="post" action={action}>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="textLanguage" value={inSpanish ? 'es' : 'en'} />
          <Checkbox name="agreed" value="on" required>
            <span lang={lang}>{(inSpanish && disclosureRead.es) || disclosureRead.en}</span>
          </Checkbox>
          <TextField
            label={words.name}
            name="name"
            autoComplete="name"
            required
            maxLength={disclosureLimits.name}
          />
          <Button type="submit">{words.send}</Button>
        </form>
      )}
    </div>
  )
}
