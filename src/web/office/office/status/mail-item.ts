import type { Status } from '#contract/office/status.ts'
import type { MailFailure } from '#contract/records/timeline.ts'
import { formatDateTime, plural } from '#web/office/platform/format.ts'
import { mailFailureTexts } from '#web/office/records/notes/mail-failures.ts'
import type { Item, State } from './status-items.ts'

/** Nothing can be sent while these last; the others concern single emails. */
const outages: MailFailure[] = ['unreachable', 'unwelcome']

const checkSettings =
  'Ask the person who runs the server to check SMTP_URL, and whether the mail server works. Then send a test mail.'

export const mailItem = ({ mail }: Status): Item => ({
  id: 'mail',
  title: 'Mail',
  ...mailState(mail),
  facts: mail
    ? [
        ['Notices go to', mail.to.join(', ')],
        ['Last sent', mail.lastSentAt ? formatDateTime(mail.lastSentAt) : 'None yet'],
        ['Waiting', plural(mail.waiting, 'email')],
        ['Failed in the last 7 days', plural(failedIn(mail), 'email')],
      ]
    : [],
})

const failedIn = ({ troubles }: NonNullable<Status['mail']>) =>
  troubles.reduce((sum, { failed }) => sum + failed, 0)

function mailState(mail: Status['mail']): State {
  if (!mail) {
    return {
      level: 'look',
      summary: 'Mail is off. Nobody is told of new applications and messages.',
      todo: [
        'Ask the person who runs the server to set SMTP_URL, MAIL_FROM and MAIL_TO, and to restart it.',
      ],
    }
  }
  const outage = mail.troubles.find(
    ({ reason, waiting }) => waiting > 0 && outages.includes(reason),
  )
  if (outage) {
    return { level: 'act', summary: mailFailureTexts[outage.reason], todo: [checkSettings] }
  }
  const [trouble] = mail.troubles
  if (trouble) {
    return {
      level: 'look',
      summary: `Some emails were not sent. ${mailFailureTexts[trouble.reason]}`,
      todo: ['Send a test mail. If it arrives, only single addresses are affected.'],
    }
  }
  return { level: 'good', summary: 'Mail is on, and nothing failed.', todo: [] }
}
