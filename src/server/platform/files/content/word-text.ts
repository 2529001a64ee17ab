import { readParts } from '../word-archive.ts'
import { decodeEntities, decodeXml, scanXml } from './xml.ts'

/** The text of a Word document without its layout: a line for each paragraph. Empty when it cannot be read. */
export async function readWordText(bytes: Buffer): Promise<string> {
  for await (const { name, read } of readParts(bytes)) {
    if (name === 'word/document.xml') return textOf(decodeXml(await read()) ?? '')
  }
  return ''
}

const breaks: Record<string, string> = { tab: '\t', br: '\n', cr: '\n' }

async function textOf(xml: string) {
  const pieces: string[] = []
  let inText = false
  // A tab among the properties of a paragraph is where one would be, not one that was typed.
  let inProperties = false
  await scanXml(xml, {
    open(name) {
      if (name === 'pPr') inProperties = true
      if (name === 't') inText = true
      else if (breaks[name] && !inProperties) pieces.push(breaks[name])
    },
    close(name) {
      if (name === 'pPr') inProperties = false
      if (name === 't') inText = false
      if (name === 'p') pieces.push('\n')
    },
    text: (text) => {
      if (inText) pieces.push(decodeEntities(text))
    },
  })
  return pieces
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
