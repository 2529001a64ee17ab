import { z } from 'zod'
import { Done, replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

export const secondFactorLimits = { recoveryCodes: 10, code: 64 }

/** The codes of error responses that the office acts on. */
export const secondFactorErrors = {
  codeNeeded: 'code_needed',
  codeWrong: 'code_wrong',
  setUpNeeded: 'second_factor_needed',
}

export const secondFactorMessages = {
  codeNeeded: 'Enter the code from your authenticator app.',
  codeMissing: 'Code is required',
  codeWrong: 'This code is not right, or it was used before. Please enter the current one.',
  passwordMissing: 'Password is required',
  setUpNeeded: 'Please set up a second factor first. Reload this page to begin.',
  alreadyOn: 'Your second factor is on already.',
  notOn: 'Your second factor is not on.',
  notBegun: 'Please begin the set-up again.',
  onlyFirst: 'Only the first administrator can change this.',
  ownFirst: 'Switch on your own second factor first.',
}

/** A code of the authenticator app, or a recovery code. */
export const SignInCode = z
  .string(secondFactorMessages.codeMissing)
  .trim()
  .min(1, secondFactorMessages.codeMissing)
  .max(secondFactorLimits.code, secondFactorMessages.codeWrong)

const Password = z
  .string(secondFactorMessages.passwordMissing)
  .min(1, secondFactorMessages.passwordMissing)
  .max(1024)

export const SecondFactor = z.object({
  on: z.boolean(),
  recoveryCodesLeft: z.number(),
  /** Every administrator must have one. */
  required: z.boolean(),
  /** The person who asks may change that. */
  mayRequire: z.boolean(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** What an authenticator app needs. It is shown once, during the set-up. */
export const FactorSecret = z.object({
  secret: z.string(),
  /** The secret as an address that is shown as a QR code. */
  address: z.string(),
})
export type FactorSecret = z.infer<typeof FactorSecret>

export const PasswordProof = z.object({ password: Password })
export type PasswordProof = z.infer<typeof PasswordProof>

export const CodeProof = z.object({ code: SignInCode })
export type CodeProof = z.infer<typeof CodeProof>

export const FullProof = z.object({ password: Password, code: SignInCode })
export type FullProof = z.infer<typeof FullProof>

/** Shown once: the server stores only their hashes. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const secondFactorSchemas = {
  read: { reply: replyWith(SecondFactor) },
  begin: { body: PasswordProof, reply: replyWith(FactorSecret) },
  switchOn: { body: CodeProof, reply: replyWith(RecoveryCodes) },
  renewRecoveryCodes: { body: FullProof, reply: replyWith(RecoveryCodes) },
  switchOff: { body: FullProof, reply: Done },
  require: {
    body: z.object({ required: z.boolean('Required must be true or false') }),
    reply: Done,
  },
}

export const secondFactorCalls: Calls<typeof secondFactorSchemas> = {
  read: endpoint('GET', '/auth/second-factor', 'account'),
  begin: endpoint('POST', '/auth/second-factor/begin', 'account'),
  switchOn: endpoint('POST', '/auth/second-factor/on', 'account'),
  renewRecoveryCodes: endpoint('POST', '/auth/second-factor/recovery-codes', 'staff'),
  switchOff: endpoint('POST', '/auth/second-factor/off', 'staff'),
  require: endpoint('PUT', '/auth/second-factor/requirement', 'owner'),
}
