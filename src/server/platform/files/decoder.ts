import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { unavailable } from '../errors.ts'
import { createFairQueue } from '../http/fair-queue.ts'
import { programFile } from '../settings/project-folder.ts'
import { seconds } from '../time.ts'
import type { DecodeJob, DecodeResult } from './decode-worker.ts'
import { decodingCost } from './picture-cost.ts'

const startWithin = 30 * seconds
/** How long the process stays for the next picture. */
const endAfter = 10 * seconds
const timeLimits = { check: 20 * seconds, encode: 120 * seconds }
/**
 * What the process may allocate, in KB. 600 MB of it are what Node reserves and hardly uses. The largest document needs
 * 450 MB more; a picture for the website is in memory several times while it is turned upright.
 */
const memoryLimits = { documents: 1_300_000, website: 2_000_000 }
/** The cost of all pictures that wait: about half a minute of work. */
const capacity = 720_000_000
/** Photos of phones cost no more. */
const usualCost = 26_000_000

type Decoder = ReturnType<typeof createDecoder>
type Limits = { time: number; program: string; memory: number }

/**
 * Decodes pictures in a process of its own, one at a time, because one needs much memory. The process begins with the
 * first picture and ends when there are no more. A picture that takes too long, needs too much memory or crashes it
 * counts as not readable. Senders share it fairly.
 */
export function createDecoder({
  time,
  program = programFile('platform/files/decode-worker'),
  memory = memoryLimits.documents,
}: Partial<Limits> = {}) {
  const queue = createFairQueue(capacity)
  let running: ChildProcess | undefined
  let end: NodeJS.Timeout | undefined
  let failed = false

  /** The process, once it has begun. That it cannot is not the fault of a picture. */
  async function begin(): Promise<ChildProcess> {
    clearTimeout(end)
    if (running?.connected) return running
    const child = startProcess(program, memory)
    failed = (await nextMessage(child, startWithin)) !== 'started'
    if (failed) {
      kill(child)
      throw unavailable()
    }
    running = child
    endLater(child)
    return child
  }

  async function run(job: DecodeJob): Promise<DecodeResult> {
    const child = await begin()
    clearTimeout(end)
    const result = nextMessage(child, time ?? timeLimits[job.task])
    // A process that has ended is noticed by the missing result.
    child.send(job, () => {})
    const decoded = (await result) as DecodeResult | undefined
    if (decoded) endLater(child)
    else kill(child)
    return decoded ?? { readable: false }
  }

  function endLater(child: ChildProcess) {
    clearTimeout(end)
    end = setTimeout(() => kill(child), endAfter).unref()
  }

  /** It may seem to be connected for a moment after that. */
  function kill(child: ChildProcess) {
    running = undefined
    child.kill('SIGKILL')
  }

  return {
    decode(task: DecodeJob['task'], bytes: Buffer, sender: string): Promise<DecodeResult> {
      const cost = decodingCost(bytes)
      if (cost === undefined) return Promise.resolve({ readable: false })
      return queue(sender, cost, () => run({ task, bytes }))
    },

    /** Why an ordinary picture of someone new would not be decoded now. */
    problem(): string | undefined {
      if (failed) {
        // Nobody sends pictures to a server that is not ready, so this has to notice that it starts again.
        queue('', usualCost, begin).catch(() => {})
        return 'The process that decodes pictures does not start.'
      }
      return queue.refuses(usualCost) ? 'Too many pictures wait to be decoded.' : undefined
    },
  }
}

/** For pictures of the website, which do not wait for those of visitors. */
export const pictureDecoder = createDecoder({ memory: memoryLimits.website })

const usual = createDecoder()
const large = createDecoder()

/** For documents of visitors. Photos of phones do not wait for larger pictures. */
export const documentDecoder: Decoder = {
  decode: (task, bytes, sender) =>
    ((decodingCost(bytes) ?? 0) > usualCost ? large : usual).decode(task, bytes, sender),
  problem: () => usual.problem() ?? large.problem(),
}

const shell = '/bin/sh'

/**
 * The libraries allocate outside of Node's heap, so only the operating system can limit that: Linux does, others
 * ignore it. The process knows no setting and no key.
 */
function startProcess(program: string, memory: number): ChildProcess {
  const node = [process.execPath, program]
  const [command = '', ...args] = existsSync(shell)
    ? [shell, '-c', `ulimit -d ${memory} 2>/dev/null; exec "$@"`, shell, ...node]
    : node
  const child = spawn(command, args, {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  // An error is noticed by the missing message.
  child.on('error', () => {})
  child.unref()
  child.channel?.unref()
  return child
}

/** The next message of a process; undefined when it ends or takes too long. */
async function nextMessage(child: ChildProcess, within: number): Promise<unknown> {
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(within)])
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message),
      once(child, 'exit', { signal }).then(() => undefined),
    ])
  } catch {
    return undefined
  } finally {
    over.abort()
  }
}
