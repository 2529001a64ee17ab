import type { FeatureCalls, Office } from '../support/call-examples.ts'

const why = 'The kind of a record decides who may do it.'

const ofTemplate = async ({ make }: Office) => ({
  params: { kind: 'message template', id: await make('POST /templates') },
})

export const calls: FeatureCalls = {
  staff: {
    'GET /admin/spanish': { why },
    'GET /admin/spanish/:kind/:id': { why, example: ofTemplate },
    'PUT /admin/spanish/:kind/:id': {
      why,
      lines: ['message template: translated'],
      example: async (office) => ({ ...(await ofTemplate(office)), body: { texts: {} } }),
    },
  },
}
