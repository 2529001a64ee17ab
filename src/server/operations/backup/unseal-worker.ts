import { createReadStream, createWriteStream, openSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { BackupKey } from './backup-keys.ts'
import { loadSealLibrary } from './seal-library.ts'

/** Without `target`, the file that takes the content, only the context is read. */
export type UnsealJob = { file: string; keys: BackupKey[]; target: string | undefined }
/** The context comes first, and the content is complete when `done` follows. */
export type UnsealMessage = { context: Record<string, string> } | 'done'

// A thread of its own, because the library throws at some changed files where nobody can catch it.
const { file, keys, target } = workerData as UnsealJob
const tell = (message: UnsealMessage) => parentPort?.postMessage(message)

const { decryptStream, keyring } = await loadSealLibrary(keys)
const opening = decryptStream(keyring)
opening.once('MessageHeader', ({ encryptionContext }) => {
  tell({ context: { ...encryptionContext } })
  if (target === undefined) process.exit(0)
})
const source = createReadStream(file)
if (target === undefined) {
  source.pipe(opening)
} else {
  // Whoever started this has opened it too.
  const fd = openSync(target, 'r+')
  rmSync(target)
  await pipeline(source, opening, createWriteStream('', { fd }))
  tell('done')
}
