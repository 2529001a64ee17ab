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

test.each([
  ['plain text', 'Tasha', '"Tasha"'],
  ['nothing', '', '""'],
  ['a comma', 'Greene, Tasha', '"Greene, Tasha"'],
  ['a semicolon', 'Greene; Tasha', '"Greene; Tasha"'],
  ['quotation marks', 'the "big" one', '"the ""big"" one"'],
  ['lines', 'one\r\ntwo\nthree', '"one\r\ntwo\nthree"'],
  ['space around it', ' Tasha ', '" Tasha "'],
  ['other alphabets', 'Zoë 你好 🌷', '"Zoë 你好 🌷"'],
  ['symbols inside', 'a=b+c-d@e; f - g', '"a=b+c-d@e; f - g"'],
])('writes %s', async (_, text, written) => {
  expect(await writeCell(text)).toBe(`${head}${written}\r\n`)
})

test.each([
  ['begins with =', '=1+1'],
  ['begins with +', '+16155550142'],
  ['begins with -', '-2'],
  ['begins with @', '@SUM(A1)'],
  ['begins with a tab', '\t=1'],
  ['begins with a tab and is none', '\tTasha'],
  ['begins with a carriage return and is none', '\r1'],
  ['begins with a space', '  =1'],
  ['begins with a no-break space', '\u00a0=1'],
  ['begins with an invisible character', '\u200b=1'],
  ['begins with an invisible letter', '\u3164=1'],
  ['begins with a byte order mark', '\ufeff=1'],
  ['begins with very many of them', `${'\u200b '.repeat(2500)}=1`],
  ['has a semicolon before it', 'x;=cmd|calc!A0'],
  ['has a tab before it', 'x\t=1+1'],
  ['has a comma before it', 'x,@SUM(A1)'],
  ['has a bar before it', 'x|+1'],
  ['has a carriage return before it', 'x\r-1'],
  ['is a line of its own', 'We need:\n- item'],
  ['has a separator and a space before it', 'x; \u200b=1'],
  ['comes late', `${'A long message. '.repeat(300)};=1`],
])('writes as text a formula that %s', async (_, text) => {
  expect(await writeCell(text)).toBe(`${head}"'${text}"\r\n`)
})

test('doubles the quotation marks of a formula', async () => {
  expect(await writeCell('=HYPERLINK("x","y")')).toBe(`${head}"'=HYPERLINK(""x"",""y"")"\r\n`)
})
