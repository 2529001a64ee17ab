import {
  type NewCredential,
  type Passkey,
  type PasskeyProof,
  passkeyCalls,
  type UsedCredential,
} from '#contract/accounts/passkeys.ts'
import { call } from '#web/api/call.ts'
import { askForPasskey, createPasskey } from './browser-passkeys.ts'

export const listPasskeys = async () => (await call(passkeyCalls.list, {})).data

export const beginPasskey = async (body: PasskeyProof) =>
  (await call(passkeyCalls.begin, { body })).data

export async function addPasskey(name: string, options: Record<string, unknown>) {
  const credential = await createPasskey<NewCredential>(options)
  return (await call(passkeyCalls.add, { body: { name, credential } })).data
}

export const removePasskey = ({ id }: Passkey) => call(passkeyCalls.remove, { params: { id } })

export async function signInWithPasskey() {
  const { data: options } = await call(passkeyCalls.challenge, {})
  const credential = await askForPasskey<UsedCredential>(options)
  return call(passkeyCalls.signIn, { body: { credential } })
}
