import { z } from 'zod'
import { replyWith, storableText } from '#contract/platform/common.ts'
import { email } from '#contract/platform/email-and-phone.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { SignedInUser } from './auth.ts'
import { Username } from './users.ts'

export const profileLimits = { signature: 500 }

export const profileMessages = {
  passwordNeeded: 'Please enter your password to change your email',
}

/** What people change about their own account. */
export const ProfileForm = z.object({
  username: Username,
  email: email(),
  signature: storableText('Signature', profileLimits.signature),
  /** Needed for another email: whoever has that gets the links that reset the password. */
  password: z.string().max(1024),
})
export type ProfileForm = z.infer<typeof ProfileForm>

export const profileSchemas = { change: { body: ProfileForm, reply: replyWith(SignedInUser) } }

export const profileCalls: Calls<typeof profileSchemas> = {
  change: endpoint('PUT', '/auth/profile', 'staff'),
}
