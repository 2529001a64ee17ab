import type { MailFailure, MailTrouble } from '#contract/overview.ts'
import { Alert } from '#web/ui/States.tsx'
import { plural } from '../format.ts'

const reasons: Record<MailFailure, string> = {
  unreachable: 'The mail server does not answer.',
  unwelcome: 'The mail server does not let us send. Please check the mail settings.',
  delayed: 'The mail server asked us to try again later.',
  refused: 'The mail server does not accept mail for that address.',
  unconfirmed:
    'It may have arrived all the same: the website was stopped before the mail server had answered.',
}

/** Warns about email that was not delivered to visitors or to the office. */
export function MailAlert({ trouble: { reason, failed, waiting } }: { trouble: MailTrouble }) {
  return (
    <Alert>
      {failed > 0 && `${plural(failed, 'email')} could not be sent. `}
      {waiting > 0 && `${plural(waiting, 'email')} could not be sent yet; we keep trying. `}
      {reasons[reason]}
    </Alert>
  )
}
