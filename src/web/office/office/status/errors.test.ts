import { expect, test } from 'vitest'
import type { Status } from '#contract/office/status.ts'
import { listTroubles } from './errors.ts'

type Cause = Status['errors'][number]['cause']

test.each<[Cause, string, string]>([
  [
    'disk fault',
    'The disk could not be read or written.',
    'Ask the person who runs the server to check the disk and the rights of the data folder.',
  ],
  [
    'file store out of reach',
    'The store for pictures and documents did not answer.',
    'Ask the person who runs the server whether the store runs. Nothing is lost: the sender was asked to try again.',
  ],
  [
    'database out of reach',
    'The database did not answer.',
    'Ask the person who runs the server whether the database runs. Nothing is lost: the sender was asked to try again.',
  ],
  [
    'database locked',
    'Another program used the database for too long.',
    'If this happens often, ask the person who runs the server which program that is.',
  ],
  [
    'key missing',
    'A document could not be opened, because its key is missing or wrong.',
    'See “Keys” above.',
  ],
  [
    'busy',
    'There was more to do than the server could take at once.',
    'Nothing, unless it happens often: then the server needs more memory or a faster machine.',
  ],
])('says in plain words what "%s" means, and what to do', (cause, what, todo) => {
  const error = { at: '2026-11-15T12:00:00.000Z', count: 2, cause, route: 'GET /', reference: 'r' }
  expect(listTroubles({ errors: [error], failedRuns: [] } as unknown as Status)).toMatchObject([
    { what, todo, details: '2 times, GET /, reference r' },
  ])
})
