import { expect, test } from 'vitest'
import { count, describeError } from '../command.ts'
import { reasonIn } from './folder-faults.ts'

const fault = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: something`), { code, ...(path && { path }) })

test.each([
  ['ENOSPC', undefined, 'The disk or folder for backups, /b, is full.'],
  ['EDQUOT', '/b/a.zip.part', 'The disk or folder for backups, /b, is full.'],
  ['EROFS', '/b/a.zip.part', 'The disk or folder for backups, /b, is read-only.'],
  [
    'EACCES',
    '/b/a.zip.part',
    'The disk or folder for backups, /b, cannot be written by the server.',
  ],
  ['EACCES', '/data/documents/x.pdf', 'EACCES: something'],
  ['EIO', undefined, 'EIO: something'],
])('%s at %s', (code, path, reason) => {
  expect(reasonIn('/b', fault(code, path))).toBe(reason)
})

test('every address that refused is in the reason, and a reason that is no error too', () => {
  const refused = ['::1 refused', '127.0.0.1 refused'].map((text) => new Error(text))
  expect(describeError(new AggregateError(refused))).toBe('::1 refused; 127.0.0.1 refused')
  expect(reasonIn('/b', 'stopped')).toBe('stopped')
  expect(reasonIn('/b', undefined)).toBe('undefined')
})

test('one is singular, and all other numbers are plural', () => {
  expect([0, 1, 1200].map((number) => count(number, 'row'))).toEqual([
    '0 rows',
    '1 row',
    '1,200 rows',
  ])
})
