import { z } from 'zod'
import { Done, requiredText } from '#contract/platform/common.ts'
import { emailLimit } from '#contract/platform/email-and-phone.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { SignInCode } from './second-factor.ts'

export const signInLimits = { passwordMin: 6 }

export const signInMessages = {
  missing: 'Please fill in all fields',
  passwordShort: 'Password must be at least 6 characters',
  invalid: 'Invalid credentials',
  deactivated: 'Account is deactivated',
  locked:
    'Too many wrong passwords were tried for this account, so new browsers have to wait. With a second factor, its code lets you in.',
}

/** The code of the error response while an account is locked for new browsers. */
export const lockedError = 'locked'

export const Credentials = z.object({
  // Its format is not checked: the response to a malformed email must be the same as to a wrong password.
  email: requiredText('Email', emailLimit, signInMessages.missing),
  password: z
    .string(signInMessages.missing)
    .min(1, signInMessages.missing)
    .min(signInLimits.passwordMin, signInMessages.passwordShort)
    .max(1024),
  /** Of the second factor, when the account has one. */
  code: z.optional(SignInCode),
})
export type Credentials = z.infer<typeof Credentials>

/** The signed-in user, as the browser stores it. */
export const SignedInUser = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  /** What is added to their letters; left out when there is none. */
  signature: z.optional(z.string()),
  /** The password was generated: the office asks its owner to change it. */
  passwordGenerated: z.optional(z.boolean()),
  /** Every administrator must have a second factor, and this one has none yet. */
  secondFactorNeeded: z.optional(z.boolean()),
})
export type SignedInUser = z.infer<typeof SignedInUser>

/** Why a token is refused. */
export const tokenFaults = ['no_token', 'expired', 'invalid', 'revoked'] as const
export type TokenFault = (typeof tokenFaults)[number]

export const Validation = z.object({
  valid: z.boolean(),
  reason: z.optional(z.enum(tokenFaults)),
  user: z.optional(SignedInUser),
})
export type Validation = z.infer<typeof Validation>

/** The response to a sign-in. */
export const SignedIn = z.object({
  success: z.literal(true),
  token: z.string(),
  user: SignedInUser,
  message: z.string(),
})
export type SignedIn = z.infer<typeof SignedIn>

export const authSchemas = {
  login: { body: Credentials, reply: SignedIn },
  validate: { reply: Validation, refusal: Validation },
  logout: { reply: Done },
}

export const authCalls: Calls<typeof authSchemas> = {
  login: endpoint('POST', '/auth/login', 'public'),
  validate: endpoint('GET', '/auth/validate', 'public'),
  logout: endpoint('POST', '/auth/logout', 'account'),
}
