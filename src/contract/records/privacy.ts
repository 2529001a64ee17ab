import { z } from 'zod'
import { ById, Done, replyWith, requiredText } from '#contract/platform/common.ts'
import { optionalEmail, optionalPhone } from '#contract/platform/email-and-phone.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

export const privacyLimits = { reason: 500 }

export const privacyMessages = {
  nobody: 'Please enter an email or a phone number',
  /** The response to a request that a hold stops. */
  held: (reason: string) => `A hold stops this. Do not erase: ${reason}`,
}

const contact = { email: optionalEmail(), phone: optionalPhone() }
const isGiven = ({ email, phone }: { email: string; phone: string }) => email !== '' || phone !== ''
const nobody = { error: privacyMessages.nobody, path: ['email'] }

/** One person, by email, by phone, or by either of them when both are given. */
export const Person = z.object(contact).refine(isGiven, nobody)
export type Person = z.infer<typeof Person>

/** What the office asks for a hold. */
export const HoldForm = z.object({
  reason: requiredText('Reason', privacyLimits.reason, 'Reason is required'),
})
export type HoldForm = z.infer<typeof HoldForm>

export const NewHold = z.object({ ...contact, ...HoldForm.shape }).refine(isGiven, nobody)
export type NewHold = z.infer<typeof NewHold>

/** Something stored about a person. */
export const PersonalRecord = z.object({
  id: z.string(),
  at: z.string(),
  title: z.string(),
  /** Empty when the record has none, like the phone. */
  email: z.string(),
  phone: z.string(),
  details: z.array(z.object({ label: z.string(), text: z.string() })),
  /** What happened to it, oldest first. */
  history: z.array(z.object({ at: z.string(), text: z.string() })),
  documents: z.array(z.object({ id: z.string(), name: z.string(), size: z.number() })),
})
export type PersonalRecord = z.infer<typeof PersonalRecord>

/** A reason not to erase what is stored about a person. */
export const Hold = z.object({
  id: z.string(),
  email: z.string(),
  phone: z.string(),
  reason: z.string(),
  /** Who put it there. */
  by: z.string(),
  at: z.string(),
})
export type Hold = z.infer<typeof Hold>

export const FoundData = z.object({
  kinds: z.array(
    z.object({
      label: z.string(),
      /** Why erasing leaves it; empty when it is erased. */
      kept: z.string(),
      records: z.array(PersonalRecord),
    }),
  ),
  /** How many lines of the audit log are about these records. */
  auditLines: z.number(),
  holds: z.array(Hold),
  /** Emails or phones in these records that lead to more records. */
  related: z.array(
    z.object({ by: z.enum(['email', 'phone']), value: z.string(), more: z.number() }),
  ),
})
export type FoundData = z.infer<typeof FoundData>

/** Says what was erased, when and by whom, but not whose it was. */
export const ErasureReceipt = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  erased: z.array(z.object({ label: z.string(), count: z.number() })),
})
export type ErasureReceipt = z.infer<typeof ErasureReceipt>

/** personal-data-2026-11-15.zip */
export const personalExportName = (day: string) => `personal-data-${day}.zip`

// Searches are POST, so that no email or phone gets into an address, a browser history or a log.
export const privacySchemas = {
  find: { body: Person, reply: replyWith(FoundData) },
  exportAll: { body: Person, reply: z.file() },
  erase: { body: Person, reply: replyWith(ErasureReceipt) },
  listReceipts: { reply: replyWith(z.array(ErasureReceipt)) },
  listHolds: { reply: replyWith(z.array(Hold)) },
  hold: { body: NewHold, reply: replyWith(Hold) },
  release: { params: ById, reply: Done },
}

export const privacyCalls: Calls<typeof privacySchemas> = {
  find: endpoint('POST', '/admin/privacy/find', 'owner'),
  exportAll: endpoint('POST', '/admin/privacy/export', 'owner'),
  erase: endpoint('POST', '/admin/privacy/erase', 'owner'),
  listReceipts: endpoint('GET', '/admin/privacy/receipts', 'owner'),
  listHolds: endpoint('GET', '/admin/privacy/holds', 'owner'),
  hold: endpoint('POST', '/admin/privacy/holds', 'owner'),
  release: endpoint('DELETE', '/admin/privacy/holds/:id', 'owner'),
}
