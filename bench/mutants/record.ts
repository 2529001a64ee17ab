import { readFileSync, writeFileSync } from 'node:fs'

type Counts = {
  mutants: number
  noticed: number
  survived: number
  notReached: number
  score: string
}

const file = 'docs/mutants.md'

/** Writes the row of this code into the table, in the place of an earlier one. */
export function recordResult(path: string, isSample: boolean, counts: Counts) {
  const day = new Date().toISOString().slice(0, 10)
  const cells = [`\`${path}\``, isSample ? 'sample' : 'all', day, ...Object.values(counts)]
  writeFileSync(file, withRow(readFileSync(file, 'utf8'), `| ${cells.join(' | ')} |`))
}

/** The rows are the lines that begin with a path, and stay in its order. */
function withRow(page: string, row: string) {
  const lines = page.split('\n')
  const isRow = (line: string) => line.startsWith('| `')
  const code = (line: string) => line.split('`')[1] ?? ''
  const others = lines.filter((line) => isRow(line) && code(line) !== code(row))
  const first = lines.findIndex(isRow)
  const rows = [...others, row].sort((one, other) => (code(one) < code(other) ? -1 : 1))
  return lines
    .filter((line) => !isRow(line))
    .toSpliced(first, 0, ...rows)
    .join('\n')
}
