import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

async function* pages(...cells: string[]) {
  yield cells
}

async function cellOf(text: string) {
  const column = { heading: 'Name', cell: (row: string) => row }
  let file = ''
  for await (const part of toCsv([column], pages(text))) file += part
  return file
}

const head = '\uFEFFName\r\n'

test.each([
  ['plain text', 'Tasha', 'Tasha'],
  ['nothing', '', ''],
  ['a comma', 'Greene, Tasha', '"Greene, Tasha"'],
  ['quotation marks', 'the "big" one', '"the ""big"" one"'],
  ['lines', 'one\r\ntwo\nthree', '"one\r\ntwo\nthree"'],
  ['space around it', ' Tasha ', '" Tasha "'],
  ['other alphabets', 'Zoë 你好 🌷', 'Zoë 你好 🌷'],
  ['signs inside', 'a=b+c-d@e', 'a=b+c-d@e'],
])('writes %s', async (_, text, written) => {
  expect(await cellOf(text)).toBe(`${head}${written}\r\n`)
})

test.each([
  ['=', '=1+1', "'=1+1"],
  ['+', '+16155550142', "'+16155550142"],
  ['-', '-2', "'-2"],
  ['@', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab', '\t=1', "'\t=1"],
  ['a tab alone', '\tTasha', "'\tTasha"],
  ['a carriage return', '\r1', '"\'\r1"'],
  ['a space', '  =1', "'  =1"],
  ['a space without a break', '\u00a0=1', "'\u00a0=1"],
  ['a sign that nobody sees', '\u200b=1', "'\u200b=1"],
  ['a byte order mark', '\ufeff=1', "'\ufeff=1"],
  ['a wide =', '＝1', "'＝1"],
  ['a wide +', '＋1', "'＋1"],
  ['a wide -', '－1', "'－1"],
  ['a wide @', '＠1', "'＠1"],
  ['a small =', '﹦1', "'﹦1"],
  ['a formula with commas', '=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
])('makes text of what begins with %s', async (_, text, written) => {
  expect(await cellOf(text)).toBe(`${head}${written}\r\n`)
})
