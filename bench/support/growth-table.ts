type Cell = { value: number; growth?: number; isOver: boolean }

/** What was measured with one number of records after the other, and how much it has grown from the first. */
export class GrowthTable {
  readonly #columns: string[] = []
  readonly #rows = new Map<string, Cell[][]>()

  /** Begins to compare anew; the sizes are the columns that follow. */
  begin(name: string, sizes: number[]) {
    const [first = 0, ...others] = sizes.map((size) => size.toLocaleString('en-US'))
    this.#columns.push(`${name}, ${first}`, ...others)
    for (const blocks of this.#rows.values()) blocks.push([])
  }

  /** Adds milliseconds for the next size, which may be this many times those for the first. */
  addTime(row: string, value: number, most = Number.POSITIVE_INFINITY) {
    const block = this.#getBlock(row)
    const growth = value / (block[0]?.value ?? value)
    block.push({ value, growth, isOver: growth > most })
  }

  /** Adds a value for the next size that may not be larger than this for any size. */
  add(row: string, value: number, most: number) {
    this.#getBlock(row).push({ value, isOver: value > most })
  }

  /** How many rows are over their limit. */
  countOver() {
    return [...this.#rows.values()].filter((row) => row.flat().some(({ isOver }) => isOver)).length
  }

  /** As Markdown, with ! at what is over its limit. */
  print() {
    console.log(`| | ${this.#columns.join(' | ')} |`)
    console.log(`|---|${this.#columns.map(() => '---').join('|')}|`)
    for (const [row, blocks] of this.#rows) {
      const cells = blocks.flatMap((block) => block.map((cell, index) => toText(cell, index)))
      console.log(`| ${row} | ${cells.join(' | ')} |`)
    }
  }

  #getBlock(row: string) {
    const blocks = this.#rows.get(row) ?? [[]]
    this.#rows.set(row, blocks)
    return blocks.at(-1) ?? []
  }
}

function toText({ value, growth, isOver }: Cell, index: number) {
  if (!Number.isFinite(value)) return `no response${isOver ? ' !' : ''}`
  const grown = index > 0 && growth !== undefined ? ` (×${growth.toFixed(1)})` : ''
  return `${value.toFixed(value < 10 ? 1 : 0)}${grown}${isOver ? ' !' : ''}`
}
