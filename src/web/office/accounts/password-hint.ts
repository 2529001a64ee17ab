import { passwordLimits } from '#contract/accounts/passwords.ts'

export const passwordHint = `At least ${passwordLimits.min} characters. A few words in a row are easy to remember.`
