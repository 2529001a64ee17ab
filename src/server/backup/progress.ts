/** How far something has come. It may be waited for. */
export type Report = (what: string, done: number, total: number) => void | Promise<void>

const onTerminal = 100
const inLog = 10_000

/**
 * Shows how far something has come: on a terminal in one line that rewrites itself, elsewhere in a
 * line now and then.
 */
export function showProgress(output: NodeJS.WriteStream) {
  let shown = { what: '', at: 0 }

  const report: Report = (what, done, total) => {
    if (total === 0) return
    const pause = output.isTTY ? onTerminal : inLog
    const isNews = what !== shown.what || done === total
    if (!isNews && Date.now() - shown.at < pause) return
    shown = { what, at: Date.now() }
    const line = `${what}: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
    output.write(output.isTTY ? `\r\x1b[2K${line}` : `${line}\n`)
  }
  /** Leaves the terminal's line empty for what is said next. */
  const clear = () => {
    if (output.isTTY) output.write('\r\x1b[2K')
  }
  return { report, clear }
}
