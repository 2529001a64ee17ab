import { z } from 'zod'

/** The usual answer: `{success, data, message?}`. */
export function replyWith<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, message: z.string().optional() })
}

/** The answer of a call for which the specification promises a message besides the data. */
export function replyWithMessage<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, message: z.string() })
}

export const Done = z.object({ success: z.literal(true), message: z.string().optional() })

export const ById = z.object({ id: z.uuid('This address is not valid.') })

/** What a form needs when someone else saved first: their version, who saved it and when. */
export const Conflict = z.object({
  /** The record, as the call itself would answer it. */
  current: z.unknown(),
  /** The administrator's name; nobody when it is not known. */
  updatedBy: z.nullable(z.string()),
  updatedAt: z.string(),
})
export type Conflict = z.infer<typeof Conflict>

/** Every error answer has this shape. */
export const ErrorReply = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  conflict: z.optional(Conflict),
})
export type ErrorReply = z.infer<typeof ErrorReply>

export const conflictMessage = 'Someone else changed this. Reload to see it.'

/** Every text that someone sends is one of these: trimmed, not too long, and fit to be stored. */
export function storableText(label: string, max: number, notText = `${label} must be text`) {
  return z
    .string(notText)
    .trim()
    .max(max, ends(tooLong(label, max)))
    .refine(canBeStored, ends(`${label} holds a character that cannot be used`))
}

/** Text that must be there. */
export function requiredText(label: string, max: number, missing: string) {
  return storableText(label, max, missing).min(1, missing)
}

/** Text that may be left out. */
export function optionalText(label: string, max: number, otherwise = '') {
  return storableText(label, max).default(otherwise)
}

/** What is checked after it never sees a text of any length: a pattern may take long over one. */
export const ends = (error: string) => ({ error, abort: true })

export function tooLong(label: string, max: number) {
  return `${label} must be at most ${max} characters`
}

/**
 * PostgreSQL stores no NUL, no database stores half of a surrogate pair, and U+FFFE and U+FFFF
 * cannot stand in a Word document.
 */
const canBeStored = (text: string) => !/[\0\uFFFE\uFFFF\p{Surrogate}]/u.test(text)

/** The version someone edited, sent along so that nobody overwrites what he has not seen. */
export const EditedVersion = storableText('Version', 40).optional()

/** A field that people do not see. Whoever fills it in is a program, and is thanked for nothing. */
export const Honeypot = z.string().optional()

const badPage = 'Page must be a number from 1 on'
const badLimit = 'Limit must be a number from 1 to 100'

/** Which page of a list, and how many of it on a page. */
export const PageQuery = z.object({
  page: z.optional(z.coerce.number(badPage).int(badPage).min(1, badPage).max(1_000_000, badPage)),
  limit: z.optional(z.coerce.number(badLimit).int(badLimit).min(1, badLimit).max(100, badLimit)),
})

export const Pagination = z.object({
  currentPage: z.number(),
  totalPages: z.number(),
  totalItems: z.number(),
  itemsPerPage: z.number(),
})
export type Pagination = z.infer<typeof Pagination>
