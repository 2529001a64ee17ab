import type { FileKey } from '../keys.ts'

/** What an encrypted file belongs to. It can only be opened for the same file and class. */
type SealContext = { file: string; class: string }

export type Vault = ReturnType<typeof createVault>

const namespace = 'poplar'
const frameLength = 64 * 1024

/**
 * Encrypts files with AES-256-GCM, each with its own data key. The first key encrypts; all keys can
 * decrypt. Works on whole files, because the library's streams crash the process when a client disconnects.
 */
export function createVault(keys: FileKey[]) {
  const [newest] = keys
  if (!newest) throw new Error('The vault needs a key.')
  let loaded: ReturnType<typeof loadLibrary> | undefined
  const library = () => {
    loaded ??= loadLibrary(keys)
    return loaded
  }

  return {
    /** The name of the key that encrypts new files. */
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

    /** Throws when the file was changed or belongs to another context. */
    async open(sealed: Uint8Array, context: SealContext): Promise<Buffer> {
      const { client, opening } = await library()
      const { plaintext, messageHeader } = await client.decrypt(opening, sealed)
      const found = messageHeader.encryptionContext
      if (found.file !== context.file || found.class !== context.class) {
        throw new Error('The file was encrypted for something else.')
      }
      return plaintext
    },
  }
}

/** Loading it takes a third of a second, so it waits until the first file needs it. */
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
