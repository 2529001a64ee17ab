import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { handlingMessages, NamedFile } from '#contract/hiring/application-handling.ts'
import {
  identificationFields,
  applicationMessages as messages,
} from '#contract/hiring/application-input.ts'
import type { AskedKind } from '#contract/records/private-links.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { badRequest, type HttpError } from '#server/platform/errors.ts'
import type { Documents } from '#server/platform/files/document-store.ts'
import { checkForm } from '#server/platform/http/multipart.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import type { NamedDocument } from '#server/records/documents/documents.queries.ts'
import {
  combine,
  type FileRule,
  readSealedForm,
  sortOut,
} from '#server/records/documents/receive.ts'
import { type AskedFor, addFiles, fileRecordKind } from './application-files.queries.ts'

const tooMany = 'idDoc_3'

/** The names of the files of each kind. */
const fileNames: Record<AskedKind, string[]> = {
  resume: ['resume'],
  identification: [...identificationFields, tooMany],
  other: [...identificationFields, tooMany, 'otherDoc'],
}
const bothKinds: AskedKind[] = ['resume', 'identification']

const rules: Record<AskedKind, FileRule> = {
  resume: {
    kind: 'resume',
    field: 'resume',
    types: ['pdf', 'doc', 'docx'],
    wrongType: messages.resumeType,
    tooLarge: messages.resumeSize,
  },
  identification: {
    kind: 'identification',
    field: 'identificationDocs',
    types: ['pdf', 'jpg', 'png'],
    wrongType: messages.idType,
    tooLarge: messages.idSize,
  },
  other: {
    kind: 'other',
    field: 'identificationDocs',
    types: ['pdf', 'jpg', 'png'],
    wrongType: handlingMessages.otherType,
    tooLarge: handlingMessages.otherSize,
  },
}

const missingMessages: Record<AskedKind, string> = {
  resume: messages.resumeMissing,
  identification: messages.idMissing,
  other: handlingMessages.noFile,
}

type Application<Input> = { schema: z.ZodType<Input>; needed: AskedKind[] }

/**
 * Reads an application and seals its documents. `beforeFile` gets the job, if the form has named it, and
 * may refuse the application before a file is written.
 */
export function readApplicationForm<Input>(
  request: FastifyRequest,
  documents: Documents,
  { schema, needed }: Application<Input>,
  beforeFile: (jobId: string | undefined) => Promise<void>,
) {
  const sealing = {
    ...makeSealing(documents, bothKinds),
    beforeFile: (texts: Map<string, string>) => beforeFile(texts.get('jobId')),
  }
  return readSealedForm(request, sealing, ({ fields, files }) => {
    const { accepted, fault } = collectDocuments(files, bothKinds, needed)
    const sentence = needed.length > 0 ? messages.missing : undefined
    const input = checkForm(schema, fields, fault, sentence)
    return { input, documents: accepted }
  })
}

/** Reads a form with documents of one kind, of which at least one is needed, and seals them. */
export const readAskedDocuments = (
  request: FastifyRequest,
  documents: Documents,
  kind: AskedKind,
) => readDocuments(request, documents, [kind], missingMessages[kind])

/** Reads a form with documents of any kind, of which at least one is needed, and seals them. One may have a name. */
export async function readAnyDocuments(request: FastifyRequest, documents: Documents) {
  let named: AskedFor = { name: '', item: '' }
  const accepted = await readDocuments(
    request,
    documents,
    [...bothKinds, 'other'],
    handlingMessages.noFile,
    (fields, files) => {
      const { name = '', item = '' } = checkForm(NamedFile, fields)
      named = { name, item }
      if (name || !files.some(({ kind }) => kind === 'other')) return
      throw badRequest(handlingMessages.noName, { name: handlingMessages.noName })
    },
  )
  return { accepted, named }
}

function readDocuments(
  request: FastifyRequest,
  documents: Documents,
  kinds: AskedKind[],
  missing: string,
  check?: (fields: Record<string, unknown>, accepted: NamedDocument[]) => void,
) {
  return readSealedForm(request, makeSealing(documents, kinds), ({ fields, files }) => {
    const { accepted, fault } = collectDocuments(files, kinds, [], handlingMessages.wrongFiles)
    if (fault) throw fault
    check?.(fields, accepted)
    if (accepted.length > 0) return accepted
    const [kind = 'resume'] = kinds
    throw badRequest(missing, { [rules[kind].field]: missing })
  })
}

const makeSealing = (documents: Documents, kinds: AskedKind[]) => ({
  documents,
  fileNames: namesOf(kinds),
  findRule: (name: string) =>
    rules[kinds.find((kind) => fileNames[kind].includes(name)) ?? 'identification'],
})

const namesOf = (kinds: AskedKind[]) => [...new Set(kinds.flatMap((kind) => fileNames[kind]))]

/** The accepted documents in their order, and one error for everything that is wrong with the files. */
function collectDocuments(
  files: Record<string, NamedDocument | HttpError>,
  kinds: AskedKind[],
  needed: AskedKind[],
  sentence: string = messages.missing,
) {
  const { accepted, faults } = sortOut(files, namesOf(kinds))
  if (files[tooMany]) {
    faults.unshift(badRequest(messages.idCount, { identificationDocs: messages.idCount }))
  }
  for (const kind of needed) {
    if (fileNames[kind].some((name) => files[name])) continue
    faults.push(badRequest(sentence, { [rules[kind].field]: missingMessages[kind] }))
  }
  return { accepted, fault: combine(faults, sentence) }
}

/** Adds documents to an application, with a line for each of them in the audit log. */
export async function addDocuments(
  db: Db,
  request: FastifyRequest,
  applicationId: string,
  documents: NamedDocument[],
  now: Date,
  asked?: AskedFor,
) {
  await addFiles(db, applicationId, documents, asked)
  for (const { id: objectId, kind } of documents) {
    const objectKind = fileRecordKind(kind)
    await audit(db, request, now, { action: 'added', objectKind, objectId })
  }
}
