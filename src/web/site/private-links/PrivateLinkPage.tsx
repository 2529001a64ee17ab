import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { privateApplication, disclosure as words } from '#content/private-application.ts'
import { shownName } from '#content/provider.ts'
import { acknowledgeCalls, disclosureLimits } from '#contract/hiring/disclosure.ts'
import type { PrivatePage } from '#contract/hiring/private-application.ts'
import { brandLogo } from '#contract/website/look/brand.ts'
import { fillPath } from '#web/api/call.ts'
import { Brand } from '#web/ui/Brand.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { SkipLink } from '#web/ui/SkipLink.tsx'
import { Alert } from '#web/ui/States.tsx'
import { CallOrWrite } from '../layout/CallOrWrite.tsx'
import { ApplicationState, WithdrawQuestion } from './ApplicationState.tsx'
import styles from './PrivateLinkPage.module.css'

/** The page of a private link. It shows no more than it must, and links to nothing but the home page. */
export function PrivateLinkPage({ details, look, content }: PrivatePage) {
  return (
    <Frame details={details} look={look}>
      {content.kind === 'application' && <ApplicationState {...content} />}
      {content.kind === 'disclosure' && <DisclosurePage {...content} timeZone={details.timeZone} />}
      {content.kind === 'withdraw' && <WithdrawQuestion {...content} />}
      {content.kind === 'refused' && <Refused reason={content.reason} details={details} />}
    </Frame>
  )
}

type Details = PrivatePage['details']

type FrameProps = Pick<PrivatePage, 'details' | 'look'> & { children: ReactNode }

function Frame({ details, look, children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <a href="/">
          <Brand name={shownName(details)} line={details.tagline} logo={brandLogo(look, 'page')} />
        </a>
      </header>
      <main id="content" className={styles.page}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>
          Do you have a question? <Contact details={details} />{' '}
          {details.hours && `${details.hours}.`}
        </p>
      </footer>
    </>
  )
}

const Contact = ({ details }: { details: Details }) => (
  <>
    Please <CallOrWrite details={details} call="call" write="write to" />.
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

type DisclosurePageProps = Extract<PrivatePage['content'], { kind: 'disclosure' }> & {
  timeZone: string
}

/** The disclosure alone, and the way to acknowledge it. */
function DisclosurePage({ token, disclosure, fault, timeZone }: DisclosurePageProps) {
  const day = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' })
  const { version, text, acknowledgedAt } = disclosure
  const action = `/api${fillPath(acknowledgeCalls.acknowledge.path, { token })}`
  return (
    <div className={styles.card}>
      <h1>{words.title}</h1>
      <p className={styles.disclosure}>{text}</p>
      {fault && <Alert>{fault}</Alert>}
      {acknowledgedAt ? (
        <p className={styles.arrived}>
          <CircleCheck className="icon" /> {words.thanks} {day.format(new Date(acknowledgedAt))}.
        </p>
      ) : (
        <form className={styles.acknowledge} method="post" action={action}>
          <input type="hidden" name="version" value={version} />
          <Checkbox name="agreed" value="on" required>
            {words.agreed}
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
