import { applicationData } from '../applications/applications.personal-data.ts'
import { messageData } from '../contact/contact.personal-data.ts'
import { outboxData, receiptData } from '../mail/mail.personal-data.ts'
import { referralData } from '../referrals/referrals.personal-data.ts'
import { accountData } from '../users/users.personal-data.ts'
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
