import { randomInt } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import {
  referralMessages as messages,
  ReferralInput,
  referralFileFields,
} from '#contract/referrals/referral-input.ts'
import type { Context } from '#server/platform/context.ts'
import type { ReferralFileRow } from '#server/platform/db/tables/referrals.ts'
import { badRequest } from '#server/platform/errors.ts'
import type { Documents } from '#server/platform/files/document-store.ts'
import { checkForm } from '#server/platform/http/multipart.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import {
  combine,
  type FileRule,
  readSealedForm,
  receive,
  sortOut,
} from '#server/records/documents/receive.ts'
import { addReferralFiles, createReferral } from './referrals.queries.ts'

const tooMany = 'file_3'
const fileNames = [...referralFileFields, tooMany]

const rule: FileRule = {
  kind: 'referral',
  field: 'files',
  types: ['pdf', 'doc', 'docx', 'jpg', 'png'],
  wrongType: messages.fileType,
  tooLarge: messages.fileSize,
}

/** Receives a referral. What the person needs is sealed like a file, so that it is in no column. */
export function receiveReferral(context: Context, request: FastifyRequest) {
  const { now, documents, mail, texts } = context
  const sealing = { documents, fileNames, findRule: () => rule }
  return receive<ReferralInput>(context, request, {
    messages,
    read: () =>
      readSealedForm(request, sealing, async ({ fields, files, seal }) => {
        const { accepted, faults } = sortOut(files, fileNames)
        if (files[tooMany]) {
          faults.unshift(badRequest(messages.fileCount, { files: messages.fileCount }))
        }
        const { programs } = (await texts.current()).programs
        // One that is hidden is known too: it was there when the page was opened.
        if (fields.program && !programs.some(({ id }) => id === fields.program)) {
          faults.push(badRequest(messages.program, { program: messages.program }))
        }
        const fault = combine(faults, messages.missing)
        const input = checkForm(ReferralInput, fields, fault, messages.missing)
        if (input.needs) accepted.push(await seal('needs', 'txt', Buffer.from(input.needs)))
        const { needs, consent, ...others } = input
        return { input, documents: accepted, values: Object.values(others) }
      }),
    store: async (db, id, { input, documents }) => {
      const reference = newReference()
      await createReferral(db, { ...input, id, reference }, now())
      await addReferralFiles(db, id, documents)
      const { email, language } = input
      await mail?.announce(db, { kind: 'referral', id, email, reference, language })
      await audit(db, request, now(), { action: 'referred', objectKind: 'referral', objectId: id })
    },
  })
}

/** Without letters and digits that look or sound alike, because people read it out on the phone. */
const signs = '34679ACDEFHJKMNPRTWXY'

const newReference = () => `R-${randomSigns(4)}-${randomSigns(4)}`

const randomSigns = (count: number) =>
  Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('')

/** What the person needs, as it was typed: empty when nothing was, null when it cannot be opened. */
export async function readNeeds(
  documents: Documents,
  files: ReferralFileRow[],
  onUnreadable: (error: unknown) => void,
): Promise<string | null> {
  const sealed = files.find(({ kind }) => kind === 'needs')
  if (!sealed) return ''
  const { id, kind, stored_name: storedName } = sealed
  try {
    return String(await documents.read({ id, kind, storedName }))
  } catch (error) {
    onUnreadable(error)
    return null
  }
}
