import { Transform } from 'node:stream'
import type { BackupKey } from './backup-keys.ts'
import { loadSealLibrary, type SealContext } from './seal-library.ts'

const frameLength = 64 * 1024

/**
 * Seals what flows through it with the AWS Encryption SDK. The library's own stream is never destroyed: it would
 * throw where nobody can catch it, so after a fault it is only left behind.
 */
export async function createSealing(key: BackupKey, context: SealContext): Promise<Transform> {
  const { encryptStream, keyring, suite } = await loadSealLibrary([key])
  const inner = encryptStream(keyring, { suiteId: suite, encryptionContext: context, frameLength })
  const sealing = new Transform({
    transform(chunk, _, done) {
      if (inner.write(chunk)) done()
      else inner.once('drain', () => done())
    },
    flush(done) {
      inner.once('end', () => done())
      inner.end()
    },
  })
  inner.on('data', (chunk: Buffer) => sealing.push(chunk))
  inner.once('error', (error: Error) => sealing.destroy(error))
  return sealing
}
