import type { FileKey } from '../keys.ts'

/** What a sealed file belongs to. It opens for the same file and class alone. */
export type SealContext = { file: string; class: string }

export type Vault = ReturnType<typeof createVault>

const namespace = 'poplar'
const frameLength = 64 * 1024

/**
 * Seals files with AES-256-GCM, each under a data key of its own. The first key seals, all of them
 * open. Whole files only: the library's streams end the process when a client goes away.
 */
export function createVault(keys: FileKey[]) {
  const [newest] = keys
  if (!newest) throw new Error('The vault needs a key.')
  let made: ReturnType<typeof loadLibrary> | undefined
  const library = () => {
    made ??= loadLibrary(keys)
    return made
  }

  return {
    /** The name of the key that seals now. */
    keyName: newest.name,

    async seal(bytes: Uint8Array, context: SealContext): Promise<Buffer> {
      const { client, sealing, suite } = await library()
      const { result } = await client.encrypt(sealing, bytes, {
        suiteId: suite,
        encryptionContext: context,
        frameLength,
        plaintextLength: bytes.length,
      })
      return result
    },

    /** Throws unless every byte is as it was sealed, and for this context. */
    async open(sealed: Uint8Array, context: SealContext): Promise<Buffer> {
      const { client, opening } = await library()
      const { plaintext, messageHeader } = await client.decrypt(opening, sealed)
      const found = messageHeader.encryptionContext
      if (found.file !== context.file || found.class !== context.class) {
        throw new Error('The file was sealed for something else.')
      }
      return plaintext
    },
  }
}

/** Loading it takes a third of a second: the first file waits for it, the start does not. */
async function loadLibrary(keys: FileKey[]) {
  const sdk = await import('@aws-crypto/client-node')
  const keyrings = keys.map(
    ({ name, key }) =>
      new sdk.RawAesKeyringNode({
        keyNamespace: namespace,
        keyName: name,
        unencryptedMasterKey: Uint8Array.from(key),
        wrappingSuite: sdk.RawAesWrappingSuiteIdentifier.AES256_GCM_IV12_TAG16_NO_PADDING,
      }),
  )
  const [sealing] = keyrings
  if (!sealing) throw new Error('The vault needs a key.')
  return {
    client: sdk.buildClient(sdk.CommitmentPolicy.REQUIRE_ENCRYPT_REQUIRE_DECRYPT),
    sealing,
    opening: new sdk.MultiKeyringNode({ children: keyrings }),
    suite: sdk.AlgorithmSuiteIdentifier.ALG_AES256_GCM_IV12_TAG16_HKDF_SHA512_COMMIT_KEY,
  }
}
