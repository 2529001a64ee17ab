import { z } from 'zod'
import { ById, EditedVersion, oneLineText, requiredText } from '#contract/platform/common.ts'

// What the office writes about a record and to its person: the same for messages and for any other record.

/**
 * Why a mail was not sent: no connection, the sender was refused, the server asked to wait, the address
 * was refused, or we were stopped before the server had said whether it takes the mail.
 */
export const mailFailures = [
  'unreachable',
  'unwelcome',
  'delayed',
  'refused',
  'unconfirmed',
] as const
export type MailFailure = (typeof mailFailures)[number]

export const noteLimit = 2000
export const replyLimits = { subject: 150, text: 5000 }

/** A reply waits this long before it is sent, so that it can be taken back. */
export const replyDelaySeconds = 30

export const NoteInput = z.object({
  text: requiredText('Note', noteLimit, 'Please write a note first'),
})

/** Sent by our mail server, or handed over to the mail program of the person who wrote it. */
export const replyWays = ['mail', 'mail program'] as const
export type ReplyWay = (typeof replyWays)[number]

export const ReplyForm = z.object({
  subject: oneLineText('Subject', replyLimits.subject, 'Subject is required'),
  text: requiredText('Text', replyLimits.text, 'Text is required'),
})
export type ReplyForm = z.infer<typeof ReplyForm>

export const ReplyInput = z.object({
  ...ReplyForm.shape,
  way: z.enum(replyWays, 'This way to reply is not known'),
  updatedAt: EditedVersion,
})
export type ReplyInput = z.infer<typeof ReplyInput>

export const replyMessages = {
  noMail: 'This reply cannot be sent from here. Please use your mail program.',
  tooLate: 'This reply has already been sent.',
  linkByMailOnly:
    'Only mail that is sent from here gets the private link. Make one under Private links, and put it in the place of {link}.',
}

/** A note or a reply of a record. */
export const EntryOfRecord = z.object({
  ...ById.shape,
  entryId: z.uuid('This address is not valid.'),
})

/** What became of a reply. Nobody knows whether one in a mail program was really sent. */
export const deliveries = ['waiting', 'sent', 'failed', 'mail program'] as const
export type Delivery = (typeof deliveries)[number]

const entry = {
  id: z.string(),
  at: z.string(),
  /** The name of the user; null when the account is not known. */
  by: z.nullable(z.string()),
}

export const NoteEntry = z.object({
  ...entry,
  kind: z.literal('note'),
  text: z.string(),
  /** Whether the person who asks wrote it, and may delete it. */
  own: z.boolean(),
})
export type NoteEntry = z.infer<typeof NoteEntry>

export const ReplyEntry = z.object({
  ...entry,
  kind: z.literal('reply'),
  subject: z.string(),
  text: z.string(),
  delivery: z.enum(deliveries),
  failure: z.nullable(z.enum(mailFailures)),
})
export type ReplyEntry = z.infer<typeof ReplyEntry>

/** A change of the record, in words that follow the name of the person: "took it". */
export const ChangeEntry = z.object({ ...entry, kind: z.literal('change'), text: z.string() })
export type ChangeEntry = z.infer<typeof ChangeEntry>

export const TimelineEntry = z.discriminatedUnion('kind', [NoteEntry, ReplyEntry, ChangeEntry])
export type TimelineEntry = z.infer<typeof TimelineEntry>
