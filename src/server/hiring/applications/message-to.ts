import { provider } from '#content/provider.ts'
import type { BulkMessage } from '#contract/hiring/application-bulk.ts'
import { fillMessage, unfilledPlaceholders } from '#contract/messages/templates.ts'
import type { SenderDetails } from '#server/messages/mail/mail-texts.ts'
import type { ApplicationRow } from '#server/platform/db/tables/hiring.ts'
import { dayAndTimeIn } from '#server/platform/time.ts'

type Applicant = Pick<
  ApplicationRow,
  'first_name' | 'last_name' | 'position' | 'interview_at' | 'interview_place'
>

/** The message to one applicant. Undefined when it needs an interview, and none is known. */
export function messageTo(
  message: BulkMessage,
  { first_name, last_name, position, interview_at, interview_place }: Applicant,
  { name, phone, email, username }: SenderDetails & { username: string },
): BulkMessage | undefined {
  const values = {
    name: `${first_name} ${last_name}`,
    job: position,
    ...(interview_at && { interview: dayAndTimeIn(provider.timeZone, interview_at) }),
    ...(interview_place && { place: interview_place }),
    provider: name,
    phone,
    email,
    sender: username,
  }
  const needed = unfilledPlaceholders('application', `${message.subject} ${message.text}`)
  if (needed.some((typed) => !Object.hasOwn(values, typed.slice(1, -1)))) return undefined
  return fillMessage(message, values)
}
