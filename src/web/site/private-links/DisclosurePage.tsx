import { CircleCheck } from 'lucide-react'
import { disclosure as words } from '#content/private-application.ts'
import { provider } from '#content/provider.ts'
import { acknowledgeCalls, disclosureLimits } from '#contract/hiring/disclosure.ts'
import type { PrivatePage } from '#contract/hiring/private-application.ts'
import { fillPath } from '#web/api/call.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { Alert } from '#web/ui/States.tsx'
import styles from './PrivateLinkPage.module.css'

const day = new Intl.DateTimeFormat('en-US', { timeZone: provider.timeZone, dateStyle: 'long' })

type DisclosurePageProps = Extract<PrivatePage['content'], { kind: 'disclosure' }>

/** The disclosure alone, and the way to acknowledge it. */
export function DisclosurePage({ token, disclosure, fault }: DisclosurePageProps) {
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
