import { expect, test } from 'vitest'
import { createFormParser, type Part } from './form-parser.ts'

const part = (head: string, body: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`

/** Parses a body that arrives in these pieces. */
function parse(...pieces: (string | Buffer)[]) {
  const parser = createFormParser('x', ['image'])
  const parts: Part[] = []
  for (const piece of pieces) parts.push(...parser.write(Buffer.from(piece)))
  parser.end()
  return parts
}

const tricky = [
  part('name="text"', 'ü\r\n--y\r\n--'),
  part('name="image"; filename="a.png"\r\nContent-Type: image/png', '\r\n\r\n--\r\n-'),
  part('name="empty"', ''),
].join('')
const body = Buffer.from(`${tricky}--x--\r\nand more`)
const parts = [
  { field: 'text', value: 'ü\r\n--y\r\n--' },
  {
    field: 'image',
    file: { name: 'a.png', bytes: Buffer.from('\r\n\r\n--\r\n-'), oversize: false },
  },
  { field: 'empty', value: '' },
]

test('a form is the same wherever the network splits it', () => {
  expect(parse(body)).toEqual(parts)
  for (let at = 1; at < body.length; at += 1) {
    expect(parse(body.subarray(0, at), body.subarray(at)), `at ${at}`).toEqual(parts)
  }
  expect(parse(...[...body].map((byte) => Buffer.of(byte)))).toEqual(parts)
})

test('a form that is cut off anywhere has ended too early', () => {
  const end = body.indexOf('--x--') + 5
  for (let length = 0; length < end; length += 1) {
    expect(() => parse(body.subarray(0, length)), `after ${length}`).toThrow(
      'The request ended too early.',
    )
  }
  expect(parse(body.subarray(0, end))).toEqual(parts)
})

test('a part is complete as soon as the next boundary arrived', () => {
  const parser = createFormParser('x', ['image'])
  expect(parser.write(Buffer.from(part('name="a"', '1')))).toEqual([])
  expect(parser.write(Buffer.from('--x'))).toEqual([{ field: 'a', value: '1' }])
  expect(parser.write(Buffer.from('--'))).toEqual([])
})

test.each([
  ['name=plain', 'plain'],
  ['name="with \\"quotes\\""', 'with "quotes"'],
  ['NAME="a"; other="b"', 'a'],
  ['name="a;b"', 'a;b'],
  [`name="${'x'.repeat(100)}"`, 'x'.repeat(100)],
])('a part with %s is named %s', (head, field) => {
  expect(parse(part(head, '1'), '--x--')).toEqual([{ field, value: '1' }])
})

test.each([
  ['a\\b.png', 'a\\b.png'],
  ['a%22b.png', 'a"b.png'],
  ['ends with\\', 'ends with\\'],
])('the file name %s is read as %s', (sent, name) => {
  expect(parse(part(`name="image"; filename="${sent}"`, '1'), '--x--')).toMatchObject([
    { file: { name } },
  ])
})

test.each([
  ['no name', part('title="a"', '')],
  ['an empty name', part('name=""', '')],
  ['a name that is too long', part(`name="${'x'.repeat(101)}"`, '')],
  ['a name with a NUL', part('name="a\0"', '')],
  ['something after the name', part('name="a"b', '')],
  ['no quote at the end', part('name="a', '')],
  ['another disposition', part('name="a"', '').replace('form-data', 'attachment')],
  ['no disposition', '--x\r\nContent-Type: text/plain\r\n\r\n\r\n'],
  ['two dispositions', part('name="a"\r\nContent-Disposition: form-data; name="b"', '')],
  ['a line without a colon', part('name="a"\r\nhello', '')],
  ['a line break that is not complete', part('name="a"\nX: y', '')],
  ['no heading', '--x\r\n\r\n\r\n\r\n'],
  ['a boundary inside its heading', part('name="a"\r\n--x', '')],
])('a part with %s is refused', (_, text) => {
  expect(() => parse(text, '--x--')).toThrow('The request could not be understood.')
})

test('the heading of a part has at most 8 KB with the empty line after it', () => {
  const begin = 'Content-Disposition: form-data; name="a"\r\nX: '
  const heading = (length: number) => `${begin.padEnd(length - 4, 'y')}\r\n\r\n`
  expect(parse('--x\r\n', heading(8192), '\r\n--x--')).toEqual([{ field: 'a', value: '' }])
  expect(() => parse('--x\r\n', heading(8193))).toThrow('The request could not be understood.')
})
