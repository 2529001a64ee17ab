import type { MailFailure } from '#contract/records/timeline.ts'

/** Why an email was not sent, and what can be done. */
export const mailFailureTexts: Record<MailFailure, string> = {
  unreachable: 'The mail server does not answer.',
  unwelcome: 'The mail server does not let us send. Please check the mail settings.',
  delayed: 'The mail server asked us to try again later.',
  refused: 'The mail server does not accept mail for that address.',
  unconfirmed:
    'It may have arrived all the same: the website was stopped before the mail server had answered.',
}
