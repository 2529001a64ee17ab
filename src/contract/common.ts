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

/** A field that people do not see. Whoever fills it in is a program, and is thanked for nothing. */
export const Honeypot = z.string().optional()

/** A page of a list; without `page` the whole of it. */
export const PageQuery = z.object({
  page: z.coerce.number('Page must be a number').int().min(1).optional(),
  limit: z.coerce.number('Limit must be a number').int().min(1).max(100).default(10),
})

export const Pagination = z.object({
  currentPage: z.number(),
  totalPages: z.number(),
  totalItems: z.number(),
  itemsPerPage: z.number(),
})
export type Pagination = z.infer<typeof Pagination>
