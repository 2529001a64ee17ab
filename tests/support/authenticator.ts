import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { addPasskey } from '#server/accounts/passkeys/passkeys.queries.ts'
import { checkNewCredential } from '#server/accounts/passkeys/webauthn.ts'
import type { Context } from '#server/platform/context.ts'

type Changes = {
  origin?: string
  rpId?: string
  /** Whether the person was recognized, by a fingerprint or a PIN. */
  verified?: boolean
  type?: string
}

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest()
const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')

/** A passkey as a browser and its authenticator would answer with it. */
export function createAuthenticator(site = { origin: 'http://localhost:3000', id: 'localhost' }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const state = { count: 0 }

  const clientData = (type: string, challenge: string, { origin = site.origin }: Changes) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(flags: number, { rpId = site.id, verified = true }: Changes) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(state.count)
    return Buffer.concat([hash(rpId), Buffer.of(flags | 1 | (verified ? 4 : 0)), count])
  }

  return {
    id: encode(id),
    state,
    /** What `navigator.credentials.create` would answer. */
    create(challenge: string, changes: Changes = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const authData = Buffer.concat([
        authenticatorData(0x40, changes),
        Buffer.alloc(16),
        Buffer.of(0, id.length),
        id,
        isoCBOR.encode(key),
      ])
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id: encode(id),
        rawId: encode(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: encode(clientData(changes.type ?? 'webauthn.create', challenge, changes)),
          attestationObject: encode(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** What `navigator.credentials.get` would answer. */
    get(challenge: string, userId: string, changes: Changes = {}) {
      state.count += 1
      const authData = authenticatorData(0, changes)
      const data = clientData(changes.type ?? 'webauthn.get', challenge, changes)
      return {
        id: encode(id),
        rawId: encode(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: encode(data),
          authenticatorData: encode(authData),
          signature: encode(sign('sha256', Buffer.concat([authData, hash(data)]), privateKey)),
          userHandle: encode(userId),
        },
      }
    },
  }
}

/** Adds a passkey to a user's account. */
export async function givePasskey({ db, now }: Pick<Context, 'db' | 'now'>, userId: string) {
  const authenticator = createAuthenticator()
  const site = { id: 'localhost', origin: 'http://localhost:3000' }
  const credential = authenticator.create(encode(randomBytes(16)))
  const checked = await checkNewCredential(site, credential, async () => true)
  if (!checked) throw new Error('The authenticator makes no passkeys.')
  const passkey = await addPasskey(db, { ...checked, user_id: userId, name: 'Phone' }, now())
  return { authenticator, passkey }
}
