import { z } from 'zod'

export const userLimits = { username: 60, newPasswordMin: 15, passwordMax: 256 }

export const roles = ['admin'] as const

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
