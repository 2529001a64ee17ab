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

    /** Throws when the file was changed, continues after its end, or belongs to another context. */
    async open(sealed: Uint8Array, context: SealContext): Promise<Buffer> {
      const { decrypt, opening } = await library()
      const { plaintext, messageHeader } = await decrypt(opening, sealed)
      const found = messageHeader.encryptionContext
      if (found.file !== context.file || found.class !== context.class) {
        throw new Error('The file was encrypted for something else.')
      }
      if (sealed.length !== sealedLength(messageHeader, plaintext.length)) {
        throw new Error('The file continues after its end.')
      }
      return plaintext
    },
  }
}

type Header = Pick<
  Awaited<ReturnType<Awaited<ReturnType<typeof loadLibrary>>['decrypt']>>['messageHeader'],
  'encryptionContext' | 'encryptedDataKeys' | 'frameLength'
>

/**
 * How long a sealed file is: the library reads up to the last frame and ignores what follows. The sizes are those of
 * the message format, version 2, of the AWS Encryption SDK.
 */
function sealedLength({ encryptionContext, encryptedDataKeys, frameLength }: Header, size: number) {
  const context = sum(
    Object.entries(encryptionContext)
      .flat()
      .map((text) => 2 + Buffer.byteLength(text)),
  )
  const keys = sum(
    encryptedDataKeys.map(({ providerId, providerInfo, rawInfo, encryptedDataKey }) =>
      sum([providerId, rawInfo ?? providerInfo, encryptedDataKey].map((part) => 2 + part.length)),
    ),
  )
  const [vector, tag, sequence] = [12, 16, 4]
  // Version, suite, id, length and count of the context, count of the keys, type, frame length, commitment and tag.
  const header = 1 + 2 + 32 + (2 + 2 + context) + (2 + keys) + 1 + 4 + 32 + tag
  const frame = sequence + vector + frameLength + tag
  const lastFrame = 4 + sequence + vector + 4 + (size % frameLength) + tag
  return header + Math.floor(size / frameLength) * frame + lastFrame
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

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
