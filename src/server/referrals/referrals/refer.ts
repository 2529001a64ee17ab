import { randomInt } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { EasyReferralInput } from '#contract/referrals/easy-referral.ts'
import {
  referralMessages as messages,
  ReferralInput,
  referralFileFields,
} from '#contract/referrals/referral-input.ts'
import type { OpenedReferral } from '#contract/referrals/referrals.ts'
import type { Context } from '#server/platform/context.ts'
import type { ReferralFileRow } from '#server/platform/db/tables/referrals.ts'
import { badRequest, type HttpError } from '#server/platform/errors.ts'
import type { Documents } from '#server/platform/files/document-store.ts'
import { checkForm } from '#server/platform/http/multipart.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import {
  combine,
  type FileRule,
  readSealedForm,
  receive,
  type Sent,
  sortOut,
} from '#server/records/documents/receive.ts'
import { findProgramFault } from '#server/website/site-texts/known-programs.ts'
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

/** Reads a form with up to three files, and says what is wrong with them. */
export const readReferralForm = <T>(
  { documents }: Context,
  request: FastifyRequest,
  check: (sent: SentForm) => Promise<T>,
) =>
  readSealedForm(request, { documents, fileNames, findRule: () => rule }, (sent) => {
    const { accepted, faults } = sortOut(sent.files, fileNames)
    if (sent.files[tooMany]) {
      faults.unshift(badRequest(messages.fileCount, { files: messages.fileCount }))
    }
    return check({ ...sent, accepted, faults })
  })

type SentForm = Pick<Sent, 'fields' | 'seal'> & ReturnType<typeof sortOut>

export const receiveReferral = (context: Context, request: FastifyRequest) =>
  receiveAs(context, request, {
    easyRead: false,
    check: (...form) => checkForm(ReferralInput, ...form),
  })

/** Someone asks for help for themselves. */
export const receiveEasyReferral = (context: Context, request: FastifyRequest) =>
  receiveAs(context, request, {
    easyRead: true,
    check: (...form) => {
      const { helper, name, ...input } = checkForm(EasyReferralInput, ...form)
      const role = helper && `Helped by ${helper}`
      return ReferralInput.parse({ ...input, name, personName: name, role, consent: 'true' })
    },
  })

type Form = {
  easyRead: boolean
  check: (
    fields: Record<string, string>,
    fault: HttpError | undefined,
    sentence: string,
  ) => ReferralInput
}

/** Receives a referral. What the person needs is sealed like a file, so that it is in no column. */
function receiveAs(context: Context, request: FastifyRequest, { easyRead, check }: Form) {
  const { now, mail, texts } = context
  return receive<ReferralInput>(context, request, {
    messages,
    read: () =>
      readReferralForm(context, request, async ({ fields, seal, accepted, faults }) => {
        const unknown = await findProgramFault(texts, fields.program ?? '')
        if (unknown) faults.push(unknown)
        const fault = combine(faults, messages.missing)
        const input = check(fields, fault, messages.missing)
        if (input.needs) accepted.push(await seal('needs', 'txt', Buffer.from(input.needs)))
        const { needs, consent, ...others } = input
        return { input, documents: accepted, values: Object.values(others) }
      }),
    store: async (db, id, { input, documents }) => {
      const reference = newReference()
      await createReferral(db, { ...input, id, reference, easyRead }, now())
      await addReferralFiles(db, id, documents, null)
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

/** What the person needs and what was written later, as it was typed; null for what cannot be opened. */
export async function readTexts(
  documents: Documents,
  files: ReferralFileRow[],
  onUnreadable: (error: unknown) => void,
) {
  let needs: string | null = ''
  const additions: OpenedReferral['additions'] = []
  for (const { id, kind, stored_name: storedName, added_at: at } of files) {
    if (kind !== 'needs') continue
    const text = await documents.read({ id, kind, storedName }).then(String, (error) => {
      onUnreadable(error)
      return null
    })
    if (at) additions.push({ id, at, text })
    else needs = text
  }
  return { needs, additions }
}
