import { z } from 'zod'
import { Done, tooLong } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

export const passwordLimits = { min: 15, max: 256 }

export const passwordMessages = {
  missing: 'Password is required',
  short: `Password must be at least ${passwordLimits.min} characters`,
  long: tooLong('Password', passwordLimits.max),
  guessable: 'This password is easy to guess. Please choose another one.',
  currentMissing: 'Current password is required',
  currentWrong: 'The current password is not right.',
  unchanged: 'The new password is the same as the current one.',
}

/** The message when a new password is not accepted, or undefined. */
export function newPasswordFault(password: string): string | undefined {
  if (password === '') return passwordMessages.missing
  if (password.length < passwordLimits.min) return passwordMessages.short
  if (password.length > passwordLimits.max) return passwordMessages.long
  const plain = password.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  if (isGuessable(plain)) return passwordMessages.guessable
  return undefined
}

export const NewPassword = z.string(passwordMessages.missing).superRefine((password, context) => {
  const fault = newPasswordFault(password)
  if (fault) context.addIssue(fault)
})

export const PasswordChange = z
  .object({
    current: z
      .string(passwordMessages.currentMissing)
      .min(1, passwordMessages.currentMissing)
      .max(1024),
    next: NewPassword,
  })
  .refine(({ current, next }) => current !== next, {
    path: ['next'],
    message: passwordMessages.unchanged,
  })
export type PasswordChange = z.infer<typeof PasswordChange>

export const passwordSchemas = { change: { body: PasswordChange, reply: Done } }

export const passwordCalls: Calls<typeof passwordSchemas> = {
  change: endpoint('POST', '/auth/password', 'staff'),
}

/** Long passwords that are easy to guess: repeated pieces, keyboard rows, words of this site. */
function isGuessable(plain: string) {
  if (/^(.{1,8})\1+.{0,7}$/.test(plain)) return true
  const rows = '01234567890123456789abcdefghijklmnopqrstuvwxyzqwertyuiopasdfghjklzxcvbnm'
  if (rows.includes(plain.slice(0, 12))) return true
  const left = ownWords.reduce((rest, word) => rest.replaceAll(word, ''), plain)
  return left.replace(/\d+/g, '').length < 4
}

const ownWords = [
  'tulippoplarcare',
  'poplar',
  'tenncare',
  'administrator',
  'admin',
  'password',
  'welcome',
]
