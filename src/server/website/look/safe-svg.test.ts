import { describe, expect, test } from 'vitest'
import { lookLimits, lookMessages } from '#contract/website/look/look.ts'
import { makeSafe } from './safe-svg.ts'

const shape = '<path d="M0 0h10v10z" fill="#123456"/>'
const draw = (inner: string, root = 'viewBox="0 0 200 100"') =>
  makeSafe(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`))

test('shapes, groups, gradients and clips stay', () => {
  const { svg, width, height, leftOut } = draw(`
    <defs>
      <linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" x2="10">
        <stop offset="0" stop-color="#fff"/><stop offset="100%" stop-color="rgb(1, 2, 3)"/>
      </linearGradient>
      <clipPath id="c"><rect width="10" height="10"/></clipPath>
    </defs>
    <g clip-path="url(#c)" transform="translate(4 5) rotate(-30)">
      <circle cx="5" cy="5" r="2.5" fill="url(#g)" stroke="none"/>
      <polygon points="0,0 10,0 5,8" opacity=".5"/>
    </g>`)
  expect({ width, height, leftOut }).toEqual({ width: 192, height: 96, leftOut: [] })
  expect(svg).toMatch(/^<svg xmlns="[^"]+" xmlns:xlink="[^"]+" viewBox="0 0 200 100" width="192" /)
  for (const kept of [
    '<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" x2="10">',
    '<stop offset="100%" stop-color="rgb(1, 2, 3)">',
    '<g clip-path="url(#c)" transform="translate(4 5) rotate(-30)">',
    '<circle cx="5" cy="5" r="2.5" fill="url(#g)" stroke="none">',
    '<polygon points="0,0 10,0 5,8" opacity=".5">',
  ]) {
    expect(svg).toContain(kept)
  }
})

test('colors from a style element and from style attributes become attributes', () => {
  const { svg } = draw(`
    <style><![CDATA[ /* from a program */ .a, .b { fill: #0b1f18; stroke:none }
      #one { fill-rule: evenodd } @media print { .a { fill: red } } ]]></style>
    <path id="one" class="a" d="M0 0h1z"/>
    <path class="b" style="fill:#ffffff;mix-blend-mode:screen" d="M1 1h1z"/>`)
  expect(svg).toContain(
    '<path id="one" d="M0 0h1z" fill="#0b1f18" stroke="none" fill-rule="evenodd">',
  )
  expect(svg).toContain('<path d="M1 1h1z" fill="#ffffff" stroke="none">')
  expect(svg).not.toMatch(/style|class|red/)
})

test.each([
  ['a script', '<script>alert(1)</script>', 'code'],
  ['an event handler', '<g onload="alert(1)"><path d="M0 0z"/></g>', 'code'],
  ['HTML inside', '<foreignObject><iframe src="https://a.example"/></foreignObject>', 'code'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0z"/></a>', 'code'],
  ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>', 'code'],
  ['a picture from elsewhere', '<image href="https://a.example/x.png"/>', 'pictures'],
  ['a picture as data', '<image xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>', 'pictures'],
  ['another file', '<use href="https://a.example/x.svg#a"/>', 'effects'],
  ['a copy of a part', '<use xlink:href="#a"/>', 'effects'],
  ['a filter', '<filter id="f"><feImage href="https://a.example/x"/></filter>', 'effects'],
  ['text', '<text x="1">Poplar <tspan>Care</tspan></text>', 'text'],
] as const)('%s is left out, and said', (_, inner, kind) => {
  const { svg, leftOut } = draw(shape + inner)
  expect(leftOut).toContain(kind)
  expect(svg).toContain('fill="#123456"')
  expect(svg).not.toMatch(
    /script|onload|iframe|href|image|use|filter|feImage|text|Poplar|set|a\.example/,
  )
})

test.each([
  ['from elsewhere', 'fill="url(https://a.example/#x)"'],
  ['from elsewhere, spelled differently', 'fill="URL( https://a.example/#x )"'],
  ['in a style', 'style="fill:url(https://a.example/#x);background:url(//a.example)"'],
  ['with an entity', 'fill="&x;"'],
  ['with a way out of the attribute', 'fill="#123&quot; onload=&quot;alert(1)"'],
])('a color %s is left out', (_, attribute) => {
  const { svg } = draw(`<path d="M0 0z" ${attribute}/>`)
  expect(svg).toMatch(/><path d="M0 0z"><\/path><\/svg>$/)
})

test('entities that a document defines are not used', () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">
    <!ENTITY x SYSTEM "file:///etc/passwd">]>
    <svg viewBox="0 0 9 9"><title>&b;&x;</title><path d="M0 0z" fill="&b;"/>&x;</svg>`
  const { svg } = makeSafe(Buffer.from(bomb))
  expect(svg).toMatch(/height="96"><path d="M0 0z"><\/path><\/svg>$/)
})

test('a clip inside a clip is left out, because each would take longer to draw', () => {
  const { svg } =
    draw(`<clipPath id="a" clip-path="url(#b)"><g clip-path="url(#b)"><path d="M0 0z"/></g></clipPath>
    <path clip-path="url(#a)" d="M1 1z"/>`)
  expect(svg.match(/clip-path=/g)).toHaveLength(1)
})

test('an inner drawing cannot have a size of its own', () => {
  const { svg } = draw(`<svg width="9999999" viewBox="0 0 1 1">${shape}</svg>`)
  expect(svg).toContain('<g><path')
  expect(svg.match(/<svg/g)).toHaveLength(1)
})

describe('refused is', () => {
  test.each([
    ['no drawing', 'hello'],
    ['another kind of document', '<html><body><svg viewBox="0 0 1 1"/></body></html>'],
    ['a drawing without a size', `<svg>${shape}</svg>`],
    ['a drawing of no size', `<svg viewBox="0 0 0 100">${shape}</svg>`],
    ['a drawing with nothing in it', '<svg viewBox="0 0 1 1"><text>Poplar</text></svg>'],
    ['two drawings', `<svg viewBox="0 0 1 1">${shape}</svg><svg viewBox="0 0 1 1">${shape}</svg>`],
    ['text that is not UTF-8', Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff, 0xfe])],
  ])('%s', (_, content) => {
    expect(() => makeSafe(Buffer.from(content))).toThrow(lookMessages.drawing)
  })

  test('a drawing with too many shapes, or too large', () => {
    expect(() => draw(shape.repeat(lookLimits.shapes))).toThrow(lookMessages.tooManyShapes)
    expect(() => draw(`<path d="${'M0 0h1 '.repeat(40_000)}"/>`)).toThrow(lookMessages.tooLarge)
  })
})
