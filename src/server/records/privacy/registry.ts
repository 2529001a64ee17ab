import { accountData } from '#server/accounts/users/users.personal-data.ts'
import { applicationData } from '#server/hiring/applications/applications.personal-data.ts'
import { messageData } from '#server/messages/contact/contact.personal-data.ts'
import { outboxData, receiptData } from '#server/messages/mail/mail.personal-data.ts'
import { referralData } from '#server/referrals/referrals/referrals.personal-data.ts'
import type { PersonalData } from './personal-data.ts'

/** Every feature that stores something about people. What belongs to another record comes after it. */
export const registry: PersonalData[] = [
  applicationData,
  messageData,
  referralData,
  outboxData,
  receiptData,
  accountData,
]
