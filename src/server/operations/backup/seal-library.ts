import type { BackupKey } from './backup-keys.ts'

/** What a sealed backup says about itself before its content. It can be read by everyone, and changed by nobody. */
export type SealContext = {
  purpose: 'backup'
  madeAt: string
  /** The end of the audit log, as `count hash seal`; empty before the first line. */
  auditEnd: string
}

/** Loading it takes time and memory, so only those who need it do. */
export async function loadSealLibrary(keys: BackupKey[]) {
  const [{ buildEncrypt }, { buildDecrypt }, aes, materials] = await Promise.all([
    import('@aws-crypto/encrypt-node'),
    import('@aws-crypto/decrypt-node'),
    import('@aws-crypto/raw-aes-keyring-node'),
    import('@aws-crypto/material-management-node'),
  ])
  const keyrings = keys.map(
    ({ name, secret }) =>
      new aes.RawAesKeyringNode({
        keyNamespace: 'poplar backup',
        keyName: name,
        unencryptedMasterKey: Uint8Array.from(Buffer.from(secret, 'base64')),
        wrappingSuite: aes.RawAesWrappingSuiteIdentifier.AES256_GCM_IV12_TAG16_NO_PADDING,
      }),
  )
  const policy = materials.CommitmentPolicy.REQUIRE_ENCRYPT_REQUIRE_DECRYPT
  return {
    encryptStream: buildEncrypt(policy).encryptStream,
    decryptStream: buildDecrypt(policy).decryptStream,
    keyring: new materials.MultiKeyringNode({
      generator: keyrings[0],
      children: keyrings.slice(1),
    }),
    // With a signature at the end: without one, the library does not notice bytes that follow the message.
    suite:
      materials.AlgorithmSuiteIdentifier
        .ALG_AES256_GCM_IV12_TAG16_HKDF_SHA512_COMMIT_KEY_ECDSA_P384,
  }
}
