import { expect, test } from 'vitest'
import { cleanPasted } from './RichTextEditor.tsx'

/** The simulated browser cannot sanitize and loses the first element, so an empty one comes first. */
const paste = (html: string) => cleanPasted(`<div></div>${html}`)

test.each([
  ['<h1>A</h1><h2>B</h2><h3>C</h3>', '<h3>A</h3><h3>B</h3><h3>C</h3>'],
  ['<h4>A</h4><h5>B</h5><h6>C</h6>', '<h4>A</h4><h4>B</h4><h4>C</h4>'],
  ['<h2>Our <b>new</b> home</h2>', '<h3>Our <b>new</b> home</h3>'],
  ['<ul><li>One</li></ul><ol><li>Two</li></ol>', '<ul><li>One</li></ul><ol><li>Two</li></ol>'],
  [
    '<p><strong>a</strong><em>b</em><i>c</i><a href="https://example.org">d</a><br></p>',
    '<p><strong>a</strong><em>b</em><i>c</i><a href="https://example.org">d</a><br></p>',
  ],
])('%s becomes %s', (pasted, clean) => {
  expect(paste(pasted)).toBe(clean)
})

test('style sheets, styles and class names are left out', () => {
  const sheet = '<STYLE type="text/css">\n p { color: red }\n</STYLE><style>b {}</style>'
  const pasted = `${sheet}<p class="MsoNormal" style="color:red">A <b\tSTYLE = "color:red">B</b></p>`
  expect(paste(pasted)).toBe('<p>A <b>B</b></p>')
})

test('a text that only looks like a style attribute stays', () => {
  expect(paste('<p>Our style = kind</p>')).toBe('<p>Our style = kind</p>')
})

const word = (marker: string, text: string, name = 'MsoListParagraph') =>
  `<p class="${name}"><span style='mso-list:Ignore'>${marker} </span>${text}</p>`

test('list paragraphs of a word processor become one list', () => {
  const pasted = word('·', 'One', 'MsoListParagraphCxSpFirst') + word('·', 'Two <b>and</b> more')
  expect(paste(pasted)).toBe('<ul><li>One</li><li>Two <b>and</b> more</li></ul>')
})

test.each([
  ['1.', 'ol'],
  ['12)', 'ol'],
  ['a.', 'ol'],
  ['IV.', 'ol'],
  ['o', 'ul'],
  ['·', 'ul'],
  ['- 1.', 'ul'],
])('a list paragraph with the marker %j becomes an item of an %s', (marker, list) => {
  expect(paste(word(marker, 'Item'))).toBe(`<${list}><li>Item</li></${list}>`)
})

test('another kind of marker or a paragraph between starts a new list', () => {
  expect(paste(word('1.', 'A') + word('·', 'B'))).toBe('<ol><li>A</li></ol><ul><li>B</li></ul>')
  expect(paste(`${word('·', 'A')}<p>Text</p>${word('·', 'B')}`)).toBe(
    '<ul><li>A</li></ul><p>Text</p><ul><li>B</li></ul>',
  )
})

test('a list that was pasted as a list stays apart', () => {
  expect(paste(`<ul><li>A</li></ul>${word('·', 'B')}`)).toBe(
    '<ul><li>A</li></ul><ul><li>B</li></ul>',
  )
})

test('a list paragraph without a marker becomes a bulleted item', () => {
  expect(paste('<p class="MsoListParagraph">A</p>')).toBe('<ul><li>A</li></ul>')
})
