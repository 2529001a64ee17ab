import { type SentType, unpacking } from '../documents.ts'
import type { Inspection } from './inspection.ts'
import { inspectCompoundFile } from './old-word.ts'
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
