import { randomInt } from 'node:crypto'
import {
  referralMessages as messages,
  ReferralInput,
  referralFileFields,
} from '#contract/referrals/referral-input.ts'
import type { Context } from '#server/platform/context.ts'
import { badRequest } from '#server/platform/errors.ts'
import { checkForm } from '#server/platform/http/multipart.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import { createIntake } from '#server/records/documents/intake.ts'
import {
  combine,
  type FileRule,
  readSealedForm,
  sortOut,
} from '#server/records/documents/sealed-form.ts'
import { addReferralFiles } from './referral-files.queries.ts'
import { createReferral } from './referrals.queries.ts'

const tooMany = 'file_3'
const fileNames = [...referralFileFields, tooMany]

const rule: FileRule = {
  kind: 'referral',
  field: 'files',
  types: ['pdf', 'doc', 'docx', 'jpg', 'png'],
  wrongType: messages.fileType,
  tooLarge: messages.fileSize,
}

/** Receives referrals. What the person needs is sealed like a file, so that it is in no column. */
export function referralIntake(context: Context) {
  const { now, documents, mail } = context
  return createIntake<ReferralInput>(context, {
    messages,
    read: (request) =>
      readSealedForm(
        request,
        { documents, fileNames, findRule: () => rule },
        async ({ fields, files, seal }) => {
          const { accepted, faults } = sortOut(files, fileNames)
          if (files[tooMany]) {
            faults.unshift(badRequest(messages.fileCount, { files: messages.fileCount }))
          }
          const fault = combine(faults, messages.missing)
          const input = checkForm(ReferralInput, fields, fault, messages.missing)
          if (input.needs) accepted.push(await seal('needs', 'txt', Buffer.from(input.needs)))
          return { input, documents: accepted }
        },
      ),
    listValues: ({ needs, consent, ...values }) => Object.values(values),
    record: async (db, request, id, { input, documents }) => {
      const reference = newReference()
      await createReferral(db, { ...input, id, reference }, now())
      await addReferralFiles(db, id, documents)
      await mail?.announce(db, { kind: 'referral', id, email: input.email, reference })
      await audit(db, request, now(), { action: 'referred', objectKind: 'referral', objectId: id })
    },
  })
}

/** Without letters and digits that look or sound alike, because people read it out on the phone. */
const signs = '34679ACDEFHJKMNPRTWXY'

const newReference = () => `R-${randomSigns(4)}-${randomSigns(4)}`

const randomSigns = (count: number) =>
  Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('')
