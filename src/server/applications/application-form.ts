import type { FastifyRequest } from 'fastify'
import {
  ApplicationInput,
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
import { checkForm, readForm, type SentFile } from '../http/multipart.ts'
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

/**
 * Reads an application: each document is judged and sealed as it comes. If anything is wrong with
 * any part, nothing of it stays.
 */
export async function readApplicationForm(request: FastifyRequest, documents: Documents) {
  const saved: string[] = []

  const take = async (file: SentFile, name: string): Promise<NamedDocument | HttpError> => {
    const kind = name === 'resume' ? 'resume' : 'identification'
    const type = await judge(kind, file)
    if (type instanceof HttpError) return type
    const document = await documents.save(kind, type, file.bytes)
    saved.push(document.storedName)
    return { ...document, originalName: displayName(file.name) }
  }

  try {
    const { fields, files } = await readForm(request, fileNames, take)
    const { good, fault } = sift(files)
    return { input: checkForm(ApplicationInput, fields, fault, messages.missing), documents: good }
  } catch (error) {
    for (const name of saved) await documents.remove(name)
    throw error
  }
}

/** The type of a sent file, or why it cannot be taken. */
async function judge(kind: DocumentKind, file: SentFile): Promise<DocumentType | HttpError> {
  const rule = rules[kind]
  if (file.oversize || file.bytes.length >= fileLimit) {
    return tooLarge(rule.tooLarge, { [rule.field]: rule.tooLarge })
  }
  const type = await detectDocumentType(file.name, file.bytes)
  if (type && rule.types.includes(type)) return type
  return wrongType(rule.wrongType, { [rule.field]: rule.wrongType })
}

/** The documents in their order, and one fault that tells of all. */
function sift(files: Record<string, NamedDocument | HttpError>) {
  const faults: HttpError[] = []
  const good: NamedDocument[] = []
  for (const name of fileNames) {
    const file = files[name]
    if (file instanceof HttpError) faults.push(file)
    else if (file) good.push(file)
  }
  if (files[tooMany]) {
    faults.unshift(badRequest(messages.idCount, { identificationDocs: messages.idCount }))
  }
  if (!files.resume) faults.push(missing('resume', messages.resumeMissing))
  if (!identificationFields.some((name) => files[name])) {
    faults.push(missing('identificationDocs', messages.idMissing))
  }
  return { good, fault: together(faults) }
}

const missing = (field: string, message: string) =>
  badRequest(messages.missing, { [field]: message })

/** Faults of one field are told by the first of them; faults of several make a 400 that names all. */
function together(faults: HttpError[]): HttpError | undefined {
  const [first] = faults
  const fields = Object.assign({}, ...faults.toReversed().map((fault) => fault.fields))
  return Object.keys(fields).length > 1 ? badRequest(messages.missing, fields) : first
}
