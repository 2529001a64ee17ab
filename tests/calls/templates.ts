import { type FeatureCalls, withId } from '../support/call-examples.ts'

const template = { kind: 'message', name: 'Thanks', subject: 'Hello', text: 'Dear {name}' }

export const calls: FeatureCalls = {
  staff: {
    'POST /templates': {
      why: 'The kind of a template decides who may edit it.',
      lines: ['message template: created'],
      example: () => ({ body: template }),
    },
    'PUT /templates/:id': {
      why: 'The kind of a template decides who may edit it.',
      lines: ['message template: updated'],
      example: withId('POST /templates', { body: template }),
    },
    'DELETE /templates/:id': {
      why: 'The kind of a template decides who may edit it.',
      lines: ['message template: deleted'],
      example: withId('POST /templates'),
    },
    'GET /templates': { why: 'Whoever writes messages uses them.' },
  },
}
