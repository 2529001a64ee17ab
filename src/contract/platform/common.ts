import { z } from 'zod'

/** The usual response: `{success, data, message?}`. */
export function replyWith<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, message: z.string().optional() })
}

/** The same with a message, for calls where the specification requires one. */
export function replyWithMessage<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, message: z.string() })
}

export const Done = z.object({ success: z.literal(true), message: z.string().optional() })

export const ById = z.object({ id: z.uuid('This address is not valid.') })

/** What a form needs when someone else saved first: their version, who saved it and when. */
export const Conflict = z.object({
  /** The stored record, in the shape of the call's own response. */
  current: z.unknown(),
  /** The name of the user who saved it; null when it is not known. */
  updatedBy: z.nullable(z.string()),
  updatedAt: z.string(),
})
export type Conflict = z.infer<typeof Conflict>

/** Every error response has this shape. */
export const ErrorReply = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  conflict: z.optional(Conflict),
})
export type ErrorReply = z.infer<typeof ErrorReply>

export const conflictMessage = 'Someone else changed this. Reload to see it.'

/** All fields of a type, each of them named: where this is asked for, a new field cannot be forgotten. */
export type Complete<T> = { [Field in keyof Required<T>]: T[Field] }

/** Every text that someone sends: trimmed, not too long, and without characters a database refuses. */
export function storableText(label: string, max: number, notText = `${label} must be text`) {
  return z
    .string(notText)
    .trim()
    .max(max, ends(tooLong(label, max)))
    .refine(canBeStored, ends(`${label} contains a character that cannot be used`))
}

export function requiredText(label: string, max: number, missing: string) {
  return storableText(label, max, missing).min(1, missing)
}

/** A text that becomes a header of a mail, where a second line would be another header. */
export function oneLineText(label: string, max: number, missing: string) {
  return requiredText(label, max, missing).refine(
    (text) => !/[\r\n]/.test(text),
    `${label} must be one line`,
  )
}

export function optionalText(label: string, max: number, otherwise = '') {
  return storableText(label, max).default(otherwise)
}

/** Stops at this error: the patterns checked later must not run on an endless text. */
export const ends = (error: string) => ({ error, abort: true })

export function tooLong(label: string, max: number) {
  return `${label} must be at most ${max} characters`
}

/**
 * PostgreSQL stores no NUL, no database stores half of a surrogate pair, and U+FFFE and U+FFFF
 * are not allowed in a Word document.
 */
const canBeStored = (text: string) => !/[\0\uFFFE\uFFFF\p{Surrogate}]/u.test(text)

/** The version someone edited. Sent with a change, so that nobody overwrites a newer one unseen. */
export const EditedVersion = storableText('Version', 40).optional()

/** A field that people cannot see. Only a spam program fills it in, and its message is dropped. */
export const Honeypot = z.string().optional()

const badPage = 'Page must be a number from 1 on'
const badLimit = 'Limit must be a number from 1 to 100'

/** The page of a list, and how many entries a page has. */
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
