import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  identificationFields,
  applicationMessages as messages,
} from '#contract/application-input.ts'
import type { NamedDocument } from '../documents/document-rows.queries.ts'
import { combine, type FileRule, readSealedForm, sortOut } from '../documents/sealed-form.ts'
import { badRequest, type HttpError } from '../errors.ts'
import type { Documents } from '../files/document-store.ts'
import { checkForm } from '../http/multipart.ts'

const tooMany = 'idDoc_3'
const fileNames = ['resume', ...identificationFields, tooMany]

const resume: FileRule = {
  kind: 'resume',
  field: 'resume',
  types: ['pdf', 'doc', 'docx'],
  wrongType: messages.resumeType,
  tooLarge: messages.resumeSize,
}

const identification: FileRule = {
  kind: 'identification',
  field: 'identificationDocs',
  types: ['pdf', 'jpg', 'png'],
  wrongType: messages.idType,
  tooLarge: messages.idSize,
}

/**
 * Reads an application and seals its documents. `beforeFile` gets the job, if the form has named it, and
 * may refuse the application before a file is written.
 */
export function readApplicationForm<Input>(
  request: FastifyRequest,
  documents: Documents,
  { schema, filesNeeded }: { schema: z.ZodType<Input>; filesNeeded: boolean },
  beforeFile: (jobId: string | undefined) => Promise<void>,
) {
  return readSealedForm(
    request,
    {
      documents,
      fileNames,
      ruleOf: (name) => (name === 'resume' ? resume : identification),
      beforeFile: (texts) => beforeFile(texts.get('jobId')),
    },
    ({ fields, files }) => {
      const { accepted, fault } = collectDocuments(files, filesNeeded)
      const input = checkForm(schema, fields, fault, filesNeeded ? messages.missing : undefined)
      return { input, documents: accepted }
    },
  )
}

/** The accepted documents in their order, and one error for everything that is wrong with the files. */
function collectDocuments(files: Record<string, NamedDocument | HttpError>, filesNeeded: boolean) {
  const { accepted, faults } = sortOut(files, fileNames)
  if (files[tooMany]) {
    faults.unshift(badRequest(messages.idCount, { identificationDocs: messages.idCount }))
  }
  if (filesNeeded && !files.resume) faults.push(missing('resume', messages.resumeMissing))
  if (filesNeeded && !identificationFields.some((name) => files[name])) {
    faults.push(missing('identificationDocs', messages.idMissing))
  }
  return { accepted, fault: combine(faults, messages.missing) }
}

const missing = (field: string, message: string) =>
  badRequest(messages.missing, { [field]: message })
