import type { Row } from './tables.ts'

/** Far above any row. A small archive could unpack to one line that is larger than the memory. */
const lineLimit = 8 * 1024 * 1024

/** Rows as lines of JSON, and how many there were. */
export async function* toLines(batches: AsyncIterable<Row[]>, count: (rows: number) => void) {
  for await (const rows of batches) {
    count(rows.length)
    yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  }
}

/**
 * Rows from lines of JSON, some at a time. A line ends at a line feed alone: U+2028, which Node's
 * readline takes for an end too, stands unescaped in JSON.
 */
export async function* fromLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Row[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > lineLimit) throw new Error('A line is too long.')
    if (lines.length > 0) yield lines.map((line) => JSON.parse(line) as Row)
  }
  if (rest + decoder.decode() !== '') throw new Error('The last line is cut off.')
}
