import { addText } from '#server/hiring/disclosure/disclosure.queries.ts'
import { newId } from '#server/platform/db/portable.ts'
import { makeLink } from '#server/records/private-links/private-links.queries.ts'
import { askedDocument, type FeatureCalls, setHired } from '../support/call-examples.ts'
import { pdfFile } from '../support/documents.ts'

export const calls: FeatureCalls = {
  public: {
    'POST /private-links/:token/acknowledge': {
      limit: 20,
      needsScript: 'Answers JSON when the link no longer works and a field is missing.',
      lines: ['application: acknowledged-disclosure'],
      example: async ({ context, make }) => {
        const { db, now } = context
        const applicationId = await make('POST /careers/apply')
        await setHired(context, applicationId)
        const edit = { edited: undefined, now: now(), by: newId() }
        const text = await addText(db, { text: 'We will check your background.' }, edit)
        const link = { recordId: applicationId, purpose: 'disclosure', by: null } as const
        const { token } = await makeLink(db, link, now())
        return { params: { token }, body: { name: 'Tasha', agreed: 'on', version: text?.version } }
      },
    },
    'POST /private-links/:token/withdraw': {
      limit: 20,
      lines: ['application: changed-status:pending:withdrawn'],
      example: async (office) => {
        const { token } = await askedDocument(office)
        return { params: { token } }
      },
    },
    'POST /private-links/:token/documents/:requestId': {
      limit: 20,
      lines: ['resume: added'],
      example: async (office) => {
        const { token, requestId } = await askedDocument(office)
        return { params: { token, requestId }, form: { resume: pdfFile() } }
      },
    },
  },
}
