import { z } from 'zod'
import { applicationLimits } from './applications.ts'
import { ById, Done, EditedVersion, replyWith, requiredText, storableText } from './common.ts'
import { checkTogether } from './date-and-time.ts'
import { type Calls, endpoint } from './endpoint.ts'
import { EntryOfRecord, NoteEntry, NoteInput, ReplyEntry, ReplyInput } from './timeline.ts'

// What staff do with one application.

/** What a status can have besides: the interview, local to the provider, or the reason. */
export const StatusForm = z
  .object({
    date: z.string(),
    time: z.string(),
    place: storableText('Place', applicationLimits.place),
    reason: storableText('Reason', applicationLimits.reason),
  })
  .superRefine(checkTogether('date', 'time'))
export type StatusForm = z.infer<typeof StatusForm>

const reasonLimit = 30

/** Why applications are rejected or withdrawn: the choices that staff have. */
const reasons = z
  .array(requiredText('Reason', applicationLimits.reason, 'A reason is empty'))
  .max(reasonLimit, `At most ${reasonLimit} reasons`)
  .refine((list) => new Set(list).size === list.length, 'A reason is there twice')

/** The reasons as they are edited: one in each line. */
export const ReasonsForm = z.object({
  text: z.string().superRefine((text, check) => {
    const fault = reasons.safeParse(linesOf(text)).error?.issues[0]
    if (fault) check.addIssue({ code: 'custom', message: fault.message })
  }),
})
export type ReasonsForm = z.infer<typeof ReasonsForm>

export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const Reasons = z.object({ reasons: z.array(z.string()), updatedAt: z.string() })
export type Reasons = z.infer<typeof Reasons>

export const applicationHandlingSchemas = {
  reasons: { reply: replyWith(Reasons) },
  saveReasons: {
    body: z.object({ reasons, updatedAt: EditedVersion }),
    reply: replyWith(Reasons),
  },
  addNote: { params: ById, body: NoteInput, reply: replyWith(NoteEntry) },
  removeNote: { params: EntryOfRecord, reply: Done },
  reply: { params: ById, body: ReplyInput, reply: replyWith(ReplyEntry) },
  takeBackReply: { params: EntryOfRecord, reply: Done },
}

export const applicationHandlingCalls: Calls<typeof applicationHandlingSchemas> = {
  reasons: endpoint('GET', '/careers/reasons', 'read applicants'),
  saveReasons: endpoint('PUT', '/careers/reasons', 'edit applicants'),
  addNote: endpoint('POST', '/careers/:id/notes', 'edit applicants'),
  removeNote: endpoint('DELETE', '/careers/:id/notes/:entryId', 'edit applicants'),
  reply: endpoint('POST', '/careers/:id/replies', 'edit applicants'),
  takeBackReply: endpoint('DELETE', '/careers/:id/replies/:entryId', 'edit applicants'),
}
