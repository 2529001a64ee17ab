import { Worker } from 'node:worker_threads'
import { programFile } from '#server/platform/settings/project-folder.ts'
import { seconds } from '#server/platform/time.ts'
import type { NightlyJob, NightlyResult } from './nightly-worker.ts'

/** How long a thread may take to remove what it has written when the server stops. */
const closeWithin = 3 * seconds

/** Makes and proves one backup in a thread of its own. */
export async function runNightlyThread(job: NightlyJob, stop: AbortSignal): Promise<NightlyResult> {
  stop.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<NightlyResult>()
  const worker = new Worker(programFile('operations/backup/nightly-worker'), {
    workerData: job,
    // The server may have been started with options that are meant for it alone.
    execArgv: [],
  })
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('The backup ended without a result.')))
  const end = () => {
    worker.postMessage('stop')
    setTimeout(() => worker.terminate(), closeWithin).unref()
  }
  stop.addEventListener('abort', end, { once: true })
  return promise.finally(() => stop.removeEventListener('abort', end))
}
