import sanitizeHtml from 'sanitize-html'
import { type LeftOut, lookLimits, lookMessages } from '#contract/website/look/look.ts'
import { wrongType } from '#server/platform/errors.ts'

export type SafeDrawing = { svg: string; width: number; height: number; leftOut: LeftOut[] }

/** The height that the drawing gets. Its own size can be anything, also millions of pixels. */
const drawnHeight = 96

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const gradients = ['linearGradient', 'radialGradient']
const allowed = ['svg', 'g', 'defs', 'clipPath', 'stop', ...gradients, ...shapes]

/** Elements that can be in a logo and are not taken over, because of what they can do or load, or what they cost. */
const known: Record<string, LeftOut> = {
  text: 'text',
  tspan: 'text',
  textPath: 'text',
  image: 'pictures',
  feImage: 'pictures',
  use: 'effects',
  symbol: 'effects',
  mask: 'effects',
  pattern: 'effects',
  filter: 'effects',
  script: 'code',
  foreignObject: 'code',
  a: 'code',
  animate: 'code',
  animateTransform: 'code',
  animateMotion: 'code',
  set: 'code',
}

/** They go with all that is in them; only a link leaves what it is around. */
const dropped = Object.keys(known).filter((tag) => tag !== 'a')

const number = /^[-+\d.eE ,%]{1,400}(px|pt|mm|cm|in)?$/
const paint =
  /^(#[\da-f]{3,8}|[a-z]{2,24}|(rgb|hsl)a?\([\d.,% /]{1,60}\)|url\(#[\w-]{1,80}\)( none)?)$/i
const local = /^url\(#[\w-]{1,80}\)$/
const name = /^[\w-]{1,80}$/

const moves =
  /^((matrix|translate|scale|rotate|skewX|skewY) ?\([\d ,.eE+-]{1,200}\)[ ,]{0,2}){1,20}$/

/** Only these may be long. */
const paths = { d: /^[MmZzLlHhVvCcSsQqTtAa\d ,.eE+-]*$/, points: /^[\d ,.eE+-]*$/ }
const shortValue = 1000

/** What each attribute may say. Others, and those with another value, are left out. */
const attributes: Record<string, RegExp> = {
  ...paths,
  id: name,
  transform: moves,
  gradientTransform: moves,
  gradientUnits: name,
  clipPathUnits: name,
  spreadMethod: name,
  href: /^#[\w-]{1,80}$/,
  'xlink:href': /^#[\w-]{1,80}$/,
  'clip-path': local,
  fill: paint,
  stroke: paint,
  color: paint,
  'stop-color': paint,
  ...Object.fromEntries(
    'fill-rule clip-rule stroke-linecap stroke-linejoin display visibility'
      .split(' ')
      .map((each) => [each, /^[a-z-]{1,20}$/]),
  ),
  ...Object.fromEntries(
    `x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height offset opacity fill-opacity stroke-opacity
      stop-opacity stroke-width stroke-miterlimit stroke-dasharray stroke-dashoffset`
      .trim()
      .split(/\s+/)
      .map((each) => [each, number]),
  ),
}

/** The attributes of the outermost element are written anew. */
const ofRoot = ['id', 'width', 'height', 'x', 'y', 'transform', 'clip-path']

/**
 * Builds a drawing again from the elements and attributes that a logo needs. Nothing of what is left out can run,
 * load something from elsewhere, or take long to draw.
 */
export function makeSafe(bytes: Buffer): SafeDrawing {
  const text = decode(bytes)
  const leftOut = new Set<LeftOut>()
  const rules = readRules(text)
  let count = 0
  let box: string | undefined
  let clipDepth = 0

  const keep = (tag: string, given: Record<string, string>) => {
    const all = { ...given, ...toAttributes(tag, given, rules) }
    const entries = Object.entries(all)
      .map(plain)
      .filter(([key, value]) => {
        const rule = attributes[key]
        if (tag === 'svg' && ofRoot.includes(key)) return false
        // A clip of a clip of a clip would take longer to draw with each.
        if (key === 'clip-path' && clipDepth > 0) return false
        if ((key === 'href' || key === 'xlink:href') && !gradients.includes(tag)) return false
        return (
          rule !== undefined && (value.length <= shortValue || key in paths) && rule.test(value)
        )
      })
    return Object.fromEntries(entries)
  }

  const body = sanitizeHtml(text, {
    allowedTags: allowed,
    allowedAttributes: false,
    nonTextTags: [...dropped, 'style', 'title', 'desc', 'metadata'],
    nestingLimit: 40,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    textFilter: () => '',
    onOpenTag: (tag) => {
      const kind = known[tag]
      if (kind) leftOut.add(kind)
      if (tag === 'clipPath') clipDepth += 1
    },
    onCloseTag: (tag) => {
      if (tag === 'clipPath') clipDepth -= 1
    },
    transformTags: {
      '*': (tag, given) => {
        count += 1
        if (tag === 'svg' && count === 1) box = findBox(given)
        if (Object.keys(given).some((key) => /^on/i.test(key))) leftOut.add('code')
        // An inner drawing could be scaled to any size.
        return tag === 'svg' && count > 1
          ? { tagName: 'g', attribs: {} }
          : { tagName: tag, attribs: keep(tag, given) }
      },
    },
  })
  if (count > lookLimits.shapes) throw refused(lookMessages.tooManyShapes)
  const [, , width = 0, height = 0] = (box ?? '').split(' ').map(Number)
  const inner = /^\s*<svg[^>]*>([\s\S]*)<\/svg>\s*$/.exec(body)?.[1]
  if (!box || inner === undefined || inner.trim() === '') throw refused(lookMessages.drawing)
  const drawnWidth = Math.max(1, Math.round((drawnHeight * width) / height))
  const root = /^\s*<svg([^>]*)>/.exec(body)?.[1] ?? ''
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}" width="${drawnWidth}" height="${drawnHeight}"${root}>${inner}</svg>`,
    width: drawnWidth,
    height: drawnHeight,
    leftOut: [...leftOut],
  }
}

const plain = ([key, value]: [string, string]): [string, string] => [
  key,
  value.replace(/\s+/g, ' ').trim(),
]

const refused = (message: string) => wrongType(message, { image: message })

function decode(bytes: Buffer): string {
  if (bytes.length > lookLimits.svgBytes) throw refused(lookMessages.tooLarge)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refused(lookMessages.drawing)
  }
}

/** The part of the drawing that is shown: its viewBox, else its size. */
function findBox({ viewBox, width, height }: Record<string, string>): string | undefined {
  const numbers = viewBox
    ? viewBox
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [0, 0, Number.parseFloat(width ?? ''), Number.parseFloat(height ?? '')]
  const [, , wide = 0, high = 0] = numbers
  const usable = numbers.length === 4 && numbers.every(Number.isFinite) && wide > 0 && high > 0
  return usable ? numbers.join(' ') : undefined
}

/** What the style element of a drawing says, such as `.cls-1 { fill: #123 }`. */
type Rule = { selector: string; properties: Record<string, string> }

/** The styles of a logo are a few lines, and reading them must not take long. */
const longest = 20_000

/** Drawing programs write colors into a style element, which is not taken over. Only its plain rules are read. */
function readRules(svg: string): Rule[] {
  const text = styleTexts(svg)
    .join('\n')
    .replace(/<!\[CDATA\[|\]\]>/g, '')
  if (text.length > longest) return []
  // Without comments, and without the head of a rule for some screens only, which then is no plain rule.
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{;]*[;{]/g, '@')
  return plain.split('}').flatMap((rule) => {
    const [selectors = '', body] = rule.split('{')
    if (body === undefined || selectors.includes('@')) return []
    const properties = readProperties(body)
    return selectors.split(',').map((selector) => ({ selector: selector.trim(), properties }))
  })
}

function styleTexts(svg: string): string[] {
  const texts: string[] = []
  for (let at = svg.indexOf('<style'); at !== -1; at = svg.indexOf('<style', at + 1)) {
    const [start, end] = [svg.indexOf('>', at) + 1, svg.indexOf('</style', at)]
    if (start === 0 || end === -1) break
    texts.push(svg.slice(start, end))
    at = end
  }
  return texts
}

/** The styles of an element as attributes; its style attribute wins over the style element. */
function toAttributes(
  tag: string,
  { id, class: classes = '', style = '' }: Record<string, string>,
  rules: Rule[],
): Record<string, string> {
  const selectors = [tag, `#${id}`, ...classes.split(/\s+/).map((each) => `.${each}`)]
  const matching = rules.filter(({ selector }) => selectors.includes(selector))
  return Object.assign({}, ...matching.map(({ properties }) => properties), readProperties(style))
}

const readProperties = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(';').flatMap((declaration) => {
      const [key = '', ...value] = declaration.split(':')
      const property = key.trim().toLowerCase()
      return property && value.length > 0 ? [[property, value.join(':').trim()]] : []
    }),
  )
