import { hours, minutes } from '#server/platform/time.ts'
import { countInWords, type Feature, type Task } from '#server/records/feature.ts'
import { outboxData, receiptData } from './mail.personal-data.ts'
import { countFailed, forgetOldMails } from './outbox.queries.ts'

export const mail: Feature = {
  personalData: [outboxData, receiptData],
  waiting: {
    mail: {
      access: 'owner',
      find: ({ db }) => countFailed(db),
    },
  },
  tasks: ({ db, mail }) => {
    // Also without a mail server, because addresses are left behind when mail is switched off.
    const forget: Task = {
      name: 'old mail',
      every: 1 * hours,
      run: async (now) => {
        await forgetOldMails(db, now)
        return undefined
      },
    }
    if (!mail) return [forget]
    // For retries, and for mail that a crash left behind.
    const run = async () => countInWords('Emails sent', await mail.sendDue())
    return [forget, { name: 'mail', every: 1 * minutes, run }]
  },
}
