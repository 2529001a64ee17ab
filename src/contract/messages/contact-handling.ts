import { z } from 'zod'
import { ById, Done, EditedVersion, replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { csv } from '#contract/records/exports.ts'
import { Owner, unknownOwner } from '#contract/records/owner.ts'
import {
  EntryOfRecord,
  NoteEntry,
  NoteInput,
  ReplyEntry,
  ReplyInput,
  TimelineEntry,
} from '#contract/records/timeline.ts'
import { ContactMessage, closedReasons, messageStatuses } from './contact.ts'

// What staff do with one message.

/** A message with everything that was done with it, oldest first. */
export const OpenedMessage = z.object({
  ...ContactMessage.shape,
  /** Whether a reply can be sent from here: mail is switched on, and the address is a usual one. */
  canMail: z.boolean(),
  timeline: z.array(TimelineEntry),
})
export type OpenedMessage = z.infer<typeof OpenedMessage>

export const contactHandlingSchemas = {
  owners: { reply: replyWith(z.array(Owner)) },
  get: { params: ById, reply: replyWith(OpenedMessage) },
  /** All of these messages, or none when one of them was changed by someone else. */
  setStatus: {
    body: z.object({
      messages: z
        .array(z.object({ id: z.uuid('This message is not known'), updatedAt: EditedVersion }))
        .min(1)
        .max(100),
      status: z.enum(messageStatuses, 'This status is not known'),
      /** Only for a message that is closed. */
      closedReason: z.nullish(z.enum(closedReasons, 'This reason is not known')),
    }),
    reply: replyWith(z.array(ContactMessage)),
  },
  setOwner: {
    params: ById,
    body: z.object({
      ownerId: z.nullable(z.uuid(unknownOwner)),
      updatedAt: EditedVersion,
    }),
    reply: replyWith(ContactMessage),
  },
  addNote: { params: ById, body: NoteInput, reply: replyWith(NoteEntry) },
  removeNote: { params: EntryOfRecord, reply: Done },
  reply: { params: ById, body: ReplyInput, reply: replyWith(ReplyEntry) },
  takeBackReply: { params: EntryOfRecord, reply: Done },
}

export const contactHandlingCalls: Calls<typeof contactHandlingSchemas> = {
  owners: endpoint('GET', '/contact/owners', 'read messages'),
  get: endpoint('GET', '/contact/:id', 'read messages'),
  setStatus: endpoint('PATCH', '/contact/status', 'edit messages'),
  setOwner: endpoint('PATCH', '/contact/:id/owner', 'edit messages'),
  addNote: endpoint('POST', '/contact/:id/notes', 'edit messages'),
  removeNote: endpoint('DELETE', '/contact/:id/notes/:entryId', 'edit messages'),
  reply: endpoint('POST', '/contact/:id/replies', 'edit messages'),
  takeBackReply: endpoint('DELETE', '/contact/:id/replies/:entryId', 'edit messages'),
}

export const contactExportSchemas = { exportAll: csv }

export const contactExportCalls: Calls<typeof contactExportSchemas> = {
  exportAll: endpoint('GET', '/contact/export.csv', 'read messages'),
}
