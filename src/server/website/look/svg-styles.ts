/** What the style element of a drawing says, such as `.cls-1 { fill: #123 }`. */
type Rule = { selector: string; properties: Record<string, string> }

/** The styles of a logo are a few lines, and reading them must not take long. */
const longest = 20_000

/** Drawing programs write colors into a style element, which is not taken over. Only its plain rules are read. */
export function readRules(svg: string): Rule[] {
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
export function toAttributes(
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
