import { expect, test } from 'vitest'
import { outline } from './ApiDocs.tsx'

test.each([
  ['a short text', { type: 'string', maxLength: 80 }, 'text, at most 80 characters'],
  ['any text', { type: 'string' }, 'text'],
  ['a file', { type: 'string', format: 'binary' }, 'file'],
  ['a number that may be missing', { type: 'number', nullable: true }, 'number or null'],
  ['a choice', { type: 'string', enum: ['yes', 'no'] }, '"yes" or "no"'],
  ['alternatives', { anyOf: [{ type: 'string' }, { type: 'boolean' }] }, 'text or boolean'],
  ['one of several', { oneOf: [{ type: 'string' }, { type: 'null' }] }, 'text or null'],
  ['a list', { type: 'array', items: { type: 'string' } }, 'list of text'],
  ['a list of anything', { type: 'array' }, 'list of anything'],
  ['a table', { type: 'object', additionalProperties: { type: 'number' } }, '{ any name: number }'],
  ['nothing known', { type: 'object', additionalProperties: false }, 'object'],
])('%s', (_, schema, words) => expect(outline(schema)).toBe(words))

test('a record has a line for each field, and optional fields are marked', () => {
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'string' },
      place: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
    },
    required: ['id'],
  }
  expect(outline(schema)).toBe('{\n  id: text\n  place?: {\n    city: text\n  }\n}')
})
