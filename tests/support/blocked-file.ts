import { execFile } from 'node:child_process'
import { open, rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Replaces a file by one whose reader waits until the test lets it go on, and which then has no content. */
export async function blockFile(file: string) {
  await rename(file, `${file}.away`)
  await run('mkfifo', [file])
  const opened = open(file, 'w')
  return {
    /** Resolves when somebody has begun to read. */
    reached: opened.then(() => {}),
    letGo: async () => (await opened).close(),
    putBack: async () => {
      await rm(file)
      await rename(`${file}.away`, file)
    },
  }
}
