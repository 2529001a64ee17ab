import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  identificationFields,
  applicationMessages as messages,
} from '#contract/application-input.ts'
import { fileLimit } from '#contract/files.ts'
import { badRequest, HttpError, tooLarge, wrongType } from '../errors.ts'
import type { Documents } from '../files/document-store.ts'
import {
  type DocumentKind,
  type DocumentType,
  detectDocumentType,
  displayName,
} from '../files/documents.ts'
import type { SentFile } from '../http/form-parser.ts'
import { checkForm, readForm } from '../http/multipart.ts'
import { createQueue } from '../http/queue.ts'
import type { NamedDocument } from './application-files.queries.ts'

const tooMany = 'idDoc_3'
const fileNames = ['resume', ...identificationFields, tooMany]

const rules: Record<
  DocumentKind,
  { field: string; types: DocumentType[]; wrongType: string; tooLarge: string }
> = {
  resume: {
    field: 'resume',
    types: ['pdf', 'doc', 'docx'],
    wrongType: messages.resumeType,
    tooLarge: messages.resumeSize,
  },
  identification: {
    field: 'identificationDocs',
    types: ['pdf', 'jpg', 'png'],
    wrongType: messages.idType,
    tooLarge: messages.idSize,
  },
}

/** Checking and sealing a file makes copies of it, so only a few are handled at the same time. */
const slots = 4
// However many files wait, the memory for forms limits how large they are together.
const queue = createQueue(slots, Number.POSITIVE_INFINITY)

/**
 * Reads an application. Each document is checked and sealed as soon as it is complete; if any part is
 * wrong, all of them are deleted again. `beforeFile` gets the job, if the form has named it, and may
 * refuse the application before a file is written.
 */
export async function readApplicationForm<Input>(
  request: FastifyRequest,
  documents: Documents,
  { schema, filesNeeded }: { schema: z.ZodType<Input>; filesNeeded: boolean },
  beforeFile: (jobId: string | undefined) => Promise<void>,
) {
  const saved: string[] = []

  const store = async (file: SentFile, name: string): Promise<NamedDocument | HttpError> => {
    const kind = name === 'resume' ? 'resume' : 'identification'
    const type = await checkFile(kind, file)
    if (type instanceof HttpError) return type
    const document = await documents.save(kind, type, file.bytes)
    saved.push(document.storedName)
    return { ...document, originalName: displayName(file.name) }
  }

  try {
    const { fields, files } = await readForm(request, fileNames, async (file, name, texts) => {
      await beforeFile(texts.get('jobId'))
      return queue(() => store(file, name))
    })
    const { accepted, fault } = collectDocuments(files, filesNeeded)
    const input = checkForm(schema, fields, fault, filesNeeded ? messages.missing : undefined)
    return { input, documents: accepted }
  } catch (error) {
    await documents.abandon(saved)
    throw error
  }
}

/** The type of a sent file, or why it is not accepted. */
async function checkFile(kind: DocumentKind, file: SentFile): Promise<DocumentType | HttpError> {
  const rule = rules[kind]
  if (file.oversize || file.bytes.length >= fileLimit) {
    return tooLarge(rule.tooLarge, { [rule.field]: rule.tooLarge })
  }
  const type = await detectDocumentType(file.name, file.bytes)
  if (type && rule.types.includes(type)) return type
  return wrongType(rule.wrongType, { [rule.field]: rule.wrongType })
}

/** The accepted documents in their order, and one error for everything that is wrong with the files. */
function collectDocuments(files: Record<string, NamedDocument | HttpError>, filesNeeded: boolean) {
  const faults: HttpError[] = []
  const accepted: NamedDocument[] = []
  for (const name of fileNames) {
    const file = files[name]
    if (file instanceof HttpError) faults.push(file)
    else if (file) accepted.push(file)
  }
  if (files[tooMany]) {
    faults.unshift(badRequest(messages.idCount, { identificationDocs: messages.idCount }))
  }
  if (filesNeeded && !files.resume) faults.push(missing('resume', messages.resumeMissing))
  if (filesNeeded && !identificationFields.some((name) => files[name])) {
    faults.push(missing('identificationDocs', messages.idMissing))
  }
  return { accepted, fault: combine(faults) }
}

const missing = (field: string, message: string) =>
  badRequest(messages.missing, { [field]: message })

/** One field: the first fault. Several fields: a 400 that names all of them. */
function combine(faults: HttpError[]): HttpError | undefined {
  const [first] = faults
  const fields = Object.assign({}, ...faults.toReversed().map((fault) => fault.fields))
  return Object.keys(fields).length > 1 ? badRequest(messages.missing, fields) : first
}
