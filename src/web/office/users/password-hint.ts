import { userLimits } from '#contract/users.ts'

export const passwordHint = `At least ${userLimits.newPasswordMin} characters. A few words in a row are easy to keep in mind.`
