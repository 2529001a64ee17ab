import { readMeta } from '../sign-in-ways.ts'

/** Whether this browser has passkeys, and this address is the one that they belong to. */
export const canUsePasskeys = () =>
  readMeta('passkeys') === location.hostname &&
  'PublicKeyCredential' in window &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential

type Options = Record<string, unknown>

/** Lets the person make a passkey, and returns what the server needs to know about it. */
export async function createPasskey<Credential>(options: Options): Promise<Credential> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  return toJson(await navigator.credentials.create({ publicKey }))
}

/** Lets the person choose and use a passkey, and returns the proof. */
export async function askForPasskey<Credential>(options: Options): Promise<Credential> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  return toJson(await navigator.credentials.get({ publicKey }))
}

function toJson<Json>(credential: Credential | null): Json {
  return (credential as PublicKeyCredential).toJSON() as Json
}

/** Browsers do not tell whether the person stopped, was too slow or has no passkey. */
export const wasNotUsed = (error: unknown) =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)

export const isAddedAlready = (error: unknown) =>
  error instanceof DOMException && error.name === 'InvalidStateError'
