import { z } from 'zod'

/** The usual answer: `{success, data, message?}`. */
export function replyWith<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, message: z.string().optional() })
}

export const Done = z.object({ success: z.literal(true), message: z.string().optional() })

export const ById = z.object({ id: z.uuid('This address is not valid.') })

/** Every error answer has this shape. */
export const ErrorReply = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>

export const conflictMessage = 'Someone else changed this. Reload to see it.'

/** Text that must be there: trimmed, not empty, not too long. */
export function requiredText(label: string, max: number, missing: string) {
  return z.string(missing).trim().min(1, missing).max(max, tooLong(label, max))
}

/** Text that may be left out. */
export function optionalText(label: string, max: number) {
  return z.string().trim().max(max, tooLong(label, max)).default('')
}

export function tooLong(label: string, max: number) {
  return `${label} must be at most ${max} characters`
}

/** The version someone edited, sent along so that nobody overwrites what he has not seen. */
export const EditedVersion = z.string().max(40).optional()
