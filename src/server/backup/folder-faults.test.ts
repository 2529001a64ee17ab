import { expect, test } from 'vitest'
import { reasonIn } from './folder-faults.ts'

const fault = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: something`), { code, ...(path && { path }) })

test.each([
  ['ENOSPC', undefined, 'The disk or folder for backups, /b, is full.'],
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
