import { hashOf } from '#server/records/spanish/spanish-texts.ts'
import { listBuiltInTexts } from '#server/website/spanish/built-in-texts.ts'
import type { FeatureCalls, Office } from '../support/call-examples.ts'

const why = 'The kind of a record decides who may do it.'
const whyReview = 'Who may edit a text may review it, and an owner a critical one.'

const ofTemplate = async ({ make }: Office) => ({
  params: { kind: 'message template', id: await make('POST /templates') },
})

const about = (await listBuiltInTexts(undefined)).find(({ id }) => id === 'about')

export const calls: FeatureCalls = {
  staff: {
    'GET /admin/spanish': { why },
    'GET /admin/spanish/:kind/:id': { why, example: ofTemplate },
    'PUT /admin/spanish/:kind/:id': {
      why,
      lines: ['message template: translated'],
      example: async (office) => ({ ...(await ofTemplate(office)), body: { texts: {} } }),
    },
    'GET /admin/spanish-reviews': { why: whyReview },
    'GET /admin/spanish-reviews/:id': {
      why: whyReview,
      example: () => ({ params: { id: 'about' } }),
    },
    'PUT /admin/spanish-reviews/:id': {
      why: whyReview,
      lines: ['other text: reviewed-spanish'],
      example: () => ({
        params: { id: 'about' },
        body: { hash: hashOf(about?.texts ?? []), reviewed: true },
      }),
    },
    'GET /admin/spanish-setting': { why: 'The screen Spanish begins with it.' },
  },
  owner: {
    'PUT /admin/spanish-setting': {
      lines: ['setting: updated'],
      example: () => ({ body: { on: true } }),
    },
  },
}
