import { expect, test } from 'vitest'
import { toCsv } from './exports.ts'

async function* pages(...cells: string[]) {
  yield cells
}

async function writeCell(text: string) {
  const column = { heading: 'Name', cell: (row: string) => row }
  let file = ''
  for await (const part of toCsv([column], pages(text))) file += part
  return file
}

const head = '\uFEFF"Name"\r\n'

/** Every character that is a variant of one of these: wide, small, raised. */
const listVariants = (pattern: RegExp) =>
  Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
    pattern.test(character.normalize('NFKC')),
  )

test('recognizes every variant of a character that starts a formula', async () => {
  const characters = listVariants(/^[\s\p{C}]*[=+\-@]/u)
  expect(characters).toContain('＝')
  for (const each of characters) expect(await writeCell(`${each}1`)).toBe(`${head}"'${each}1"\r\n`)
})

test('recognizes every variant of a separator', async () => {
  const separators = listVariants(/[;,|\t\r\n][\s\p{C}]*$/u)
  expect(separators).toContain('；')
  for (const separator of separators) {
    expect(await writeCell(`x${separator}=1`)).toBe(`${head}"'x${separator}=1"\r\n`)
  }
})
