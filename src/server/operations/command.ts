import { resolve } from 'node:path'
import { readSettings, type Settings } from '#server/platform/settings/settings.ts'
import { seconds } from '#server/platform/time.ts'

/** Is called with the progress so far; the work waits for the promise it may return. */
export type Report = (what: string, done: number, total: number) => void | Promise<void>

type Act = (settings: Settings, file: string, report: Report) => Promise<string[]>

const terminalInterval = 100
const logInterval = 10 * seconds

/** Runs a command that takes one FILE, and prints the lines it returns or the reason it failed. */
export async function runCommand(name: string, failure: string, act: Act): Promise<void> {
  const [given, ...others] = process.argv.slice(2)
  if (given === undefined || others.length > 0) {
    console.error(`npm run ${name} -- FILE`)
    process.exit(2)
  }
  // The files written here contain personal data: only their owner may read them.
  process.umask(0o077)
  const { report, clear } = showProgress(process.stdout)
  try {
    // npm changes to the project's folder, but FILE is relative to where the command was typed.
    const file = given.startsWith('s3://') ? given : resolve(process.env.INIT_CWD ?? '.', given)
    const lines = await act(readSettings(process.env), file, report)
    clear()
    for (const line of lines) console.log(line)
  } catch (error) {
    clear()
    console.error(`${failure}: ${describeError(error)}`)
    process.exit(1)
  }
}

/** Shows progress: on a terminal in one line that is rewritten, elsewhere in an occasional new line. */
export function showProgress(output: NodeJS.WriteStream) {
  let shown = { what: '', at: 0 }

  const report: Report = (what, done, total) => {
    if (total === 0) return
    const interval = output.isTTY ? terminalInterval : logInterval
    const isNews = what !== shown.what || done === total
    if (!isNews && Date.now() - shown.at < interval) return
    shown = { what, at: Date.now() }
    const line = `${what}: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
    output.write(output.isTTY ? `\r\x1b[2K${line}` : `${line}\n`)
  }
  const clear = () => {
    if (output.isTTY) output.write('\r\x1b[2K')
  }
  return { report, clear }
}

const fileFaults: Record<string, string> = {
  EISDIR: 'is a folder, but a file is needed.',
  ENOTDIR: 'is below a file, but a folder is needed.',
  ENOENT: 'does not exist.',
  EACCES: 'may not be used by this account.',
  ENOSPC: 'cannot be written, because the disk is full.',
  EROFS: 'cannot be written, because the disk is read-only.',
}

/** When a host has several addresses and all refuse, the error itself has an empty message. */
export function describeError(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeError).join('; ')
  if (!(error instanceof Error)) return String(error)
  const { code = '', path } = error as NodeJS.ErrnoException
  const fault = fileFaults[code]
  // Only an error of the file system begins with its code.
  return fault && error.message.startsWith(code) ? `${path ?? 'The file'} ${fault}` : error.message
}

export const count = (number: number, what: string) =>
  `${number.toLocaleString('en-US')} ${what}${number === 1 ? '' : 's'}`
