import { readParts } from '../word-archive.ts'
import type { Inspection, Refusal } from './inspection.ts'
import { decodeEntities, decodeXml, scanXml } from './xml.ts'

const limits = { xmlPart: 8 * 1024 * 1024, allXml: 24 * 1024 * 1024, instruction: 5000 }

const macroTypes = /macroenabled|vbaproject|vbadata|activex/i
const macroRelations = ['vbaproject', 'wordvbadata']
/** Objects of other programs, controls, and parts that Word converts when it opens the document. */
const embeddingRelations = ['oleobject', 'control', 'activexcontrolbinary', 'afchunk']
/** A program for Windows, one for Linux, or an object of another program. */
const programs = ['4d5a', '7f454c46', 'd0cf11e0a1b11ae1']
const zipStart = '504b0304'

const dde = /^[\s"]*dde(auto)?[\s"]/i
const loading = /^[\s"]*(includepicture|includetext|import|link)[\s"]/i

type Found = { refused: Set<Refusal>; loadsExternal: boolean; packages: Set<string> }

/** What the parts of a Word document would do when it is opened. */
export async function inspectWordArchive(bytes: Buffer): Promise<Inspection> {
  const found: Found = { refused: new Set(), loadsExternal: false, packages: new Set() }
  const zips = new Set<string>()
  let total = 0
  for await (const { name, start, size, read } of readParts(bytes)) {
    const beginning = start.toString('hex')
    if (name.toLowerCase().endsWith('vbaproject.bin')) found.refused.add('macros')
    if (programs.some((program) => beginning.startsWith(program))) found.refused.add('embedded')
    if (beginning.startsWith(zipStart)) zips.add(lastPart(name))
    if (!isXml(name, start)) continue
    total += size
    if (size > limits.xmlPart || total > limits.allXml) return { refused: 'unreadable' }
    const text = decodeXml(await read())
    if (text === undefined || !(await inspectPart(text, found))) found.refused.add('unreadable')
  }
  // The workbook behind a chart is a package, and so is any other file that was put into the document.
  if (!found.packages.isSubsetOf(zips)) found.refused.add('embedded')
  const [refused] = found.refused
  return { refused, loadsExternal: found.loadsExternal }
}

/** By its content too, because a relationship may name any part. */
const isXml = (name: string, start: Buffer) =>
  /\.(xml|rels|vml)$/i.test(name) || /^[\s\0\xef\xbb\xbf\xff\xfe]*</.test(start.toString('latin1'))

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase()

/** Returns false when the part is not XML that Word would read. */
function inspectPart(text: string, found: Found): Promise<boolean> {
  const fields: string[] = []
  let inInstruction = false
  return scanXml(text, {
    open(name, attributes) {
      if (name === 'instrText' || name === 'delInstrText') inInstruction = true
      else if (name === 'fldSimple') judgeField(attributes().get('instr') ?? '', found)
      else if (name === 'fldChar') {
        const type = attributes().get('fldCharType')
        if (type === 'begin') fields.push('')
        // The instruction of a field is complete here; what follows is its last result.
        if (type === 'separate') judgeField(fields.at(-1) ?? '', found)
        if (type === 'end') judgeField(fields.pop() ?? '', found)
      } else if (name === 'Relationship') judgeRelationship(attributes(), found)
      else if (name === 'Default' || name === 'Override') {
        if (macroTypes.test(attributes().get('ContentType') ?? '')) found.refused.add('macros')
      } else if (name === 'imagedata' || name === 'fill') {
        if (/^(\w+:|[\\/]{2})/.test(attributes().get('src') ?? '')) found.loadsExternal = true
      }
    },
    close(name) {
      if (name === 'instrText' || name === 'delInstrText') inInstruction = false
    },
    text(piece) {
      const before = fields.at(-1) ?? ''
      if (!inInstruction || before.length > limits.instruction) return
      const start = (before ? piece : piece.trimStart()).slice(0, limits.instruction)
      const words = `${before}${decodeEntities(start)}`.trimStart()
      if (words === '' && start.length === limits.instruction) found.refused.add('unreadable')
      fields.splice(-1, 1, words)
    },
  })
}

/** Word puts the pieces of an instruction together, over as many runs as they are in. */
function judgeField(instruction: string, found: Found) {
  if (dde.test(`${instruction} `)) found.refused.add('dde')
  if (loading.test(`${instruction} `)) found.loadsExternal = true
}

function judgeRelationship(attributes: Map<string, string>, found: Found) {
  const type = lastPart(attributes.get('Type') ?? '')
  const isExternal = attributes.get('TargetMode')?.toLowerCase() === 'external'
  if (macroRelations.includes(type)) found.refused.add('macros')
  else if (embeddingRelations.includes(type)) found.refused.add('embedded')
  else if (type === 'package') found.packages.add(lastPart(attributes.get('Target') ?? ''))
  else if (isExternal && type !== 'hyperlink') found.loadsExternal = true
}
