import { z } from 'zod'
import { ById, Done, replyWith, requiredText } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { SignedIn } from './auth.ts'
import { PasswordProof, SignInCode } from './second-factor.ts'

export const passkeyLimits = { name: 60, perUser: 20 }

export const passkeyMessages = {
  nameMissing: 'Name is required',
  notHere: 'Passkeys do not work at this address.',
  tooMany: `You have ${passkeyLimits.perUser} passkeys already. Remove one first.`,
  refused: 'This passkey was not accepted. Try again, or sign in with your password.',
  notMade: 'No passkey was made. Please try again.',
  notAdded: 'This passkey could not be added. Please begin again.',
  taken: 'This passkey is added already.',
}

/** The code of the error response to a passkey that is not accepted. */
export const refusedPasskey = 'invalid_passkey'

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof Passkey>

export const PasskeyName = z.object({
  name: requiredText('Name', passkeyLimits.name, passkeyMessages.nameMissing),
})
export type PasskeyName = z.infer<typeof PasskeyName>

/** Whoever has a second factor proves it too, because a passkey counts for both. */
export const PasskeyProof = z.object({ ...PasswordProof.shape, code: z.optional(SignInCode) })
export type PasskeyProof = z.infer<typeof PasskeyProof>

/** Binary data as browsers write it in JSON. */
const bytes = (max: number) =>
  z
    .string(passkeyMessages.refused)
    .max(max, passkeyMessages.refused)
    .regex(/^[\w-]*$/, passkeyMessages.refused)
const credentialId = bytes(1400)

/** What the browser says about a new passkey: `toJSON()` of the credential. */
const NewCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', passkeyMessages.refused),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: z.optional(z.array(bytes(20)).max(10)),
  }),
})
export type NewCredential = z.infer<typeof NewCredential>

/** The same at a sign-in. */
const UsedCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', passkeyMessages.refused),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: z.nullish(bytes(100)),
  }),
})
export type UsedCredential = z.infer<typeof UsedCredential>

/** What the browser asks the authenticator for, as the browser's own functions read it. */
const Options = z.record(z.string(), z.unknown())

export const passkeySchemas = {
  list: { reply: replyWith(z.array(Passkey)) },
  begin: { body: PasskeyProof, reply: replyWith(Options) },
  add: {
    body: z.object({ ...PasskeyName.shape, credential: NewCredential }),
    reply: replyWith(Passkey),
  },
  remove: { params: ById, reply: Done },
  removeAll: { params: ById, reply: Done },
  challenge: { reply: replyWith(Options) },
  signIn: { body: z.object({ credential: UsedCredential }), reply: SignedIn },
}

export const passkeyCalls: Calls<typeof passkeySchemas> = {
  list: endpoint('GET', '/auth/passkeys', 'staff'),
  begin: endpoint('POST', '/auth/passkeys/begin', 'staff'),
  add: endpoint('POST', '/auth/passkeys', 'staff'),
  remove: endpoint('DELETE', '/auth/passkeys/:id', 'staff'),
  removeAll: endpoint('DELETE', '/admin/users/:id/passkeys', 'owner'),
  challenge: endpoint('POST', '/auth/passkeys/challenge', 'public'),
  signIn: endpoint('POST', '/auth/passkeys/sign-in', 'public'),
}
