import type { FileKey, FileKeys } from '../settings/file-keys.ts'

/** What an encrypted file belongs to. It can only be opened for the same file and class. */
type SealContext = { file: string; class: string }

export type Vault = ReturnType<typeof createVault>

const namespace = 'poplar'
const frameLength = 64 * 1024

/**
 * Encrypts files with AES-256-GCM, each with its own data key. The first key encrypts; all keys can
 * decrypt. Works on whole files, because the library's streams crash the process when a client disconnects.
 */
export function createVault(given: FileKey[] | FileKeys) {
  const currentKeys = Array.isArray(given) ? async () => given : given
  let loaded: { keys: FileKey[]; library: ReturnType<typeof loadLibrary> } | undefined
  const library = async () => {
    const keys = await currentKeys()
    if (loaded?.keys !== keys) loaded = { keys, library: loadLibrary(keys) }
    return loaded.library
  }

  return {
    /** The name of the key that encrypts new files. */
    keyName: async () => getNewest(await currentKeys()).name,

    /** Returns the name of the key too, because a rotation may change it at any moment. */
    async seal(bytes: Uint8Array, context: SealContext) {
      const { encrypt, sealing, keyName, suite } = await library()
      const { result } = await encrypt(sealing, bytes, {
        suiteId: suite,
        encryptionContext: context,
        frameLength,
        plaintextLength: bytes.length,
      })
      return { sealed: result, keyName }
    },

    /** Throws when the file was changed or belongs to another context. */
    async open(sealed: Uint8Array, context: SealContext): Promise<Buffer> {
      const { decrypt, opening } = await library()
      const { plaintext, messageHeader } = await decrypt(opening, sealed)
      const found = messageHeader.encryptionContext
      if (found.file !== context.file || found.class !== context.class) {
        throw new Error('The file was encrypted for something else.')
      }
      return plaintext
    },
  }
}

function getNewest([newest]: FileKey[]): FileKey {
  if (!newest) throw new Error('The vault needs a key.')
  return newest
}

/**
 * Loading it takes time and memory, so it waits until the first file needs it. The whole client would also load what
 * speaks to AWS.
 */
async function loadLibrary(keys: FileKey[]) {
  const { name: keyName } = getNewest(keys)
  const [{ buildEncrypt }, { buildDecrypt }, aes, materials] = await Promise.all([
    import('@aws-crypto/encrypt-node'),
    import('@aws-crypto/decrypt-node'),
    import('@aws-crypto/raw-aes-keyring-node'),
    import('@aws-crypto/material-management-node'),
  ])
  const keyrings = keys.map(
    ({ name, key }) =>
      new aes.RawAesKeyringNode({
        keyNamespace: namespace,
        keyName: name,
        unencryptedMasterKey: Uint8Array.from(key),
        wrappingSuite: aes.RawAesWrappingSuiteIdentifier.AES256_GCM_IV12_TAG16_NO_PADDING,
      }),
  )
  const [sealing] = keyrings
  if (!sealing) throw new Error('The vault needs a key.')
  const policy = materials.CommitmentPolicy.REQUIRE_ENCRYPT_REQUIRE_DECRYPT
  return {
    keyName,
    encrypt: buildEncrypt(policy).encrypt,
    decrypt: buildDecrypt(policy).decrypt,
    sealing,
    opening: new materials.MultiKeyringNode({ children: keyrings }),
    suite: materials.AlgorithmSuiteIdentifier.ALG_AES256_GCM_IV12_TAG16_HKDF_SHA512_COMMIT_KEY,
  }
}
