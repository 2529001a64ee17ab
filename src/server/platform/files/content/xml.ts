import { setImmediate } from 'node:timers/promises'

/**
 * An opening or closing tag, or the text before the next tag, with its entities. Names are without their namespace's
 * prefix.
 */
type Visitor = {
  open: (name: string, attributes: () => Map<string, string>) => void
  close: (name: string) => void
  text: (text: string) => void
}

const tagLimit = 64 * 1024
const pauseEvery = 512 * 1024

const encodings = ['utf-8', 'utf-16', 'us-ascii', 'iso-8859-1', 'windows-1252']

/** The text of a part, or undefined when it is not XML or in an encoding that nobody can check. */
export function decodeXml(bytes: Buffer): string | undefined {
  const text = decode(bytes).replace(/^\uFEFF/, '')
  const declared = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]+)/.exec(text)?.[1] ?? 'utf-8'
  return /^\s*</.test(text.slice(0, 1000)) && encodings.includes(declared.toLowerCase())
    ? text
    : undefined
}

function decode(bytes: Buffer): string {
  const [first, second] = bytes
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)
  if (isBig) return new TextDecoder('utf-16be').decode(bytes)
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)
  return bytes.toString(isLittle ? 'utf16le' : 'utf8')
}

/**
 * Reads all tags in one pass, whatever the order of the elements. Returns false for text that is broken or declares
 * a document type: entities of entities grow without end, and no Word document has one.
 */
export async function scanXml(text: string, visit: Visitor): Promise<boolean> {
  let at = 0
  let pauseAt = pauseEvery
  for (;;) {
    const start = text.indexOf('<', at)
    if (start > at) visit.text(text.slice(at, start))
    if (start < 0) return true
    const isTag = text[start + 1] !== '!' && text[start + 1] !== '?'
    const section = isTag ? undefined : sections.find(([begin]) => text.startsWith(begin, start))
    const [opening, ending] = section ?? []
    const end = ending ? text.indexOf(ending, start) : endOfTag(text, start)
    if (end < 0 || (!ending && !isTag)) return false
    if (opening === cdata) visit.text(text.slice(start + cdata.length, end))
    else if (!ending) {
      if (end - start > tagLimit) return false
      visitTag(text.slice(start + 1, end), visit)
    }
    at = end + (ending?.length ?? 1)
    if (at < pauseAt) continue
    pauseAt = at + pauseEvery
    await setImmediate()
  }
}

const cdata = '<![CDATA['
const sections: [string, string][] = [
  ['<!--', '-->'],
  [cdata, ']]>'],
  ['<?', '?>'],
]

/** Where a tag ends; a `>` in quotes does not end it. */
function endOfTag(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '>') return at
    if (sign !== '"' && sign !== "'") continue
    at = text.indexOf(sign, at + 1)
    if (at < 0) return -1
  }
  return -1
}

function visitTag(tag: string, visit: Visitor) {
  const closing = tag.startsWith('/')
  const qualified = /^\/?([^\s/]{1,200})/.exec(tag)?.[1] ?? ''
  const name = localName(qualified)
  if (closing) return visit.close(name)
  visit.open(name, () => readAttributes(tag))
  if (tag.endsWith('/')) visit.close(name)
}

function readAttributes(tag: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single] of tag.matchAll(attribute)) {
    found.set(localName(name), decodeEntities(double ?? single ?? ''))
  }
  return found
}

// The lengths are limited, so that no name without an end is read again from each of its letters.
const attribute = /([^\s="']{1,100})\s{0,100}=\s{0,100}(?:"([^"]*)"|'([^']*)')/g

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1)

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** The text without entities, as a reader of XML sees it. */
export const decodeEntities = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,4}));/gi, (all, hex, decimal, name) => {
        if (name) return entities[name] ?? all
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
        return code <= 0x10ffff ? String.fromCodePoint(code) : all
      })
    : text
