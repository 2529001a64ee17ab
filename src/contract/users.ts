import { z } from 'zod'
import { ends, tooLong } from './common.ts'

export const userLimits = { username: 60, email: 254, newPasswordMin: 15, passwordMax: 256 }

export const roles = ['admin'] as const

/**
 * One @, and behind it a dot with something on both sides. Written so that no text, however long,
 * can be read in two ways: a browser or server that tries them all stands still.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/
export const invalidEmail = 'Please enter a valid email address'

export const Email = z
  .string(invalidEmail)
  .trim()
  .max(userLimits.email, ends(tooLong('Email', userLimits.email)))
  .regex(emailPattern, invalidEmail)
  .refine((email) => !email.includes('\0'), invalidEmail)

/** Who is signed in, as the browser keeps it. */
export const SignedInUser = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  /** Nobody chose it yet: the office asks to change it. */
  passwordMadeUp: z.optional(z.boolean()),
})
export type SignedInUser = z.infer<typeof SignedInUser>
