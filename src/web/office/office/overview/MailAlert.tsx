import type { MailTrouble } from '#contract/office/overview.ts'
import { plural } from '#web/office/platform/format.ts'
import { mailFailureTexts } from '#web/office/records/notes/mail-failures.ts'
import { Alert } from '#web/ui/States.tsx'

/** Warns about email that was not delivered to visitors or to the office. */
export function MailAlert({ trouble: { reason, failed, waiting } }: { trouble: MailTrouble }) {
  return (
    <Alert>
      {failed > 0 && `${plural(failed, 'email')} could not be sent. `}
      {waiting > 0 && `${plural(waiting, 'email')} could not be sent yet; we keep trying. `}
      {mailFailureTexts[reason]}
    </Alert>
  )
}
