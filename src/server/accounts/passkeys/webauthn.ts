import type { NewCredential, UsedCredential } from '#contract/accounts/passkeys.ts'
import type { PasskeyRow } from '#server/platform/db/tables/accounts.ts'
import { challengeLifetime } from './passkeys.queries.ts'
import type { RelyingParty } from './relying-party.ts'

type Challenge = (challenge: string) => Promise<boolean>

const timeout = challengeLifetime

/** Loaded with the first passkey, because it needs memory. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256. The package would add one that is still an experiment in Node. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** What the browser needs to make a passkey. */
export const creationOptions = async (
  { id, name }: RelyingParty & { name: string },
  user: { id: string; email: string; username: string },
  passkeys: PasskeyRow[],
) =>
  (await library()).generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.username,
    timeout,
    supportedAlgorithmIDs,
    excludeCredentials: passkeys.map((row) => ({
      id: row.credential_id,
      transports: JSON.parse(row.transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

/** Anyone's passkey may answer, so that nobody has to type an email. */
export const requestOptions = async ({ id }: RelyingParty) =>
  (await library()).generateAuthenticationOptions({
    rpID: id,
    timeout,
    userVerification: 'required',
  })

/** The key of a new passkey, or undefined when the response does not prove it. */
export async function checkNewCredential(
  { id, origin }: RelyingParty,
  credential: NewCredential,
  takeChallenge: Challenge,
) {
  const { transports = [], ...response } = credential.response
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: takeChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return undefined
  const { id: credential_id, publicKey, counter } = registrationInfo.credential
  const public_key = Buffer.from(publicKey).toString('base64url')
  return { credential_id, public_key, signCount: counter, transports }
}

/** How often the passkey was used, or undefined when the response does not prove that it was. */
export async function checkUsedCredential(
  { id, origin }: RelyingParty,
  { id: credentialId, rawId, type, response }: UsedCredential,
  passkey: PasskeyRow | undefined,
  takeChallenge: Challenge,
): Promise<number | undefined> {
  const { userHandle, ...signed } = response
  const ownHandle = passkey && Buffer.from(passkey.user_id).toString('base64url')
  if (!passkey || (userHandle && userHandle !== ownHandle)) return undefined
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    response: { id: credentialId, rawId, type, response: signed, clientExtensionResults: {} },
    expectedChallenge: takeChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.sign_count,
    },
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}
