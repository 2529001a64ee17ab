import { namesInCompoundFile } from '../compound-file.ts'
import { type SentType, unpacking } from '../documents.ts'
import type { Inspection } from './inspection.ts'
import { inspectPdf } from './pdf.ts'
import { inspectWordArchive } from './word.ts'

/** What a document of a known type would do when it is opened. Pictures do nothing. */
export function inspectDocument(type: SentType, bytes: Buffer): Promise<Inspection> {
  return unpacking(async () => {
    if (type === 'docx') return inspectWordArchive(bytes)
    if (type === 'pdf') return inspectPdf(bytes)
    return type === 'doc' ? inspectCompoundFile(bytes) : {}
  })
}

const macroNames = ['_vba_project', '_vba_project_cur', 'vba', 'macros']
/** A file that was put into the document, and a control. */
const embeddingNames = ['\x01ole10native', '\x03ocxname', '\x03ocxdata']

// A field begins with 0x13. Its text has one byte for each letter, or two.
const field = (words: string) => {
  const wide = words.replace(/[a-z]/g, '$&\\0')
  return new RegExp(`\\x13(?:[\\s"]*(?:${words})[\\s"]|\\0(?:[\\s"]\\0)*(?:${wide})[\\s"]\\0)`, 'i')
}
const dde = field('dde|ddeauto')
const loading = field('includepicture|includetext|import|link')

/** What an old Word document would do when it is opened. Its names are the same in upper and lower case. */
function inspectCompoundFile(bytes: Buffer): Inspection {
  const names = namesInCompoundFile(bytes).map((name) => name.toLowerCase())
  const has = (wanted: string[]) => names.some((name) => wanted.includes(name))
  const text = bytes.toString('latin1')
  const loadsExternal = loading.test(text)
  if (has(macroNames)) return { refused: 'macros' }
  if (has(embeddingNames)) return { refused: 'embedded' }
  if (dde.test(text)) return { refused: 'dde' }
  return { loadsExternal }
}
