import { createMessage } from '#server/messages/contact/contact.queries.ts'
import {
  type Example,
  type FeatureCalls,
  type Office,
  unique,
  withId,
} from '../support/call-examples.ts'

export const calls: FeatureCalls = {
  owner: {
    'POST /admin/privacy/find': { lines: ['contact message: opened'], example: personWithMessage },
    'POST /admin/privacy/export': {
      lines: ['contact message: exported'],
      example: personWithMessage,
    },
    'POST /admin/privacy/erase': {
      lines: ['contact message: deleted', 'personal data: erased'],
      example: personWithMessage,
    },
    'POST /admin/privacy/holds': {
      lines: ['personal data: put-on-hold'],
      example: () => ({
        body: { email: unique(), phone: '(615) 555-0192', reason: 'A question of the state' },
      }),
    },
    'DELETE /admin/privacy/holds/:id': {
      lines: ['personal data: released-from-hold'],
      example: withId('POST /admin/privacy/holds'),
    },
    'GET /admin/privacy/holds': {},
    'GET /admin/privacy/receipts': {},
  },
}

let people = 0

/** Someone who has written a message, and shares neither email nor phone with anyone else. */
async function personWithMessage({ context }: Office): Promise<Example> {
  people += 1
  const person = { email: unique(), phone: `(931) 555-${String(people).padStart(4, '0')}` }
  const message = { ...person, name: 'Sam', message: 'Hello' }
  await createMessage(context.db, message, context.now())
  return { body: person }
}
