import { resolve } from 'node:path'
import { readSettings, type Settings } from '../settings.ts'
import { type Report, showProgress } from './progress.ts'

type Act = (settings: Settings, file: string, report: Report) => Promise<string[]>

/** A command with one FILE: says what came of it, or in one line on the error output why nothing did. */
export async function runCommand(name: string, failure: string, act: Act): Promise<void> {
  const [given, ...others] = process.argv.slice(2)
  if (given === undefined || others.length > 0) {
    console.error(`npm run ${name} -- FILE`)
    process.exit(2)
  }
  // What is written here tells of people: it is for its owner alone, whoever calls.
  process.umask(0o077)
  const { report, clear } = showProgress(process.stdout)
  try {
    // npm changes to the project's folder: a file is named from where the command was typed.
    const file = resolve(process.env.INIT_CWD ?? '.', given)
    const lines = await act(readSettings(process.env), file, report)
    clear()
    for (const line of lines) console.log(line)
  } catch (error) {
    clear()
    console.error(`${failure}: ${reasonOf(error)}`)
    process.exit(1)
  }
}

/** A refused connection to a host with several addresses has no words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

export const count = (number: number, what: string) =>
  `${number.toLocaleString('en-US')} ${what}${number === 1 ? '' : 's'}`
