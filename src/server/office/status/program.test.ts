import { expect, test } from 'vitest'
import { describeBuild } from './program.ts'

test('a build is named by its version, and by the start of its commit where that is known', () => {
  const program = { version: '1.2.3', node: '26.0.0', startedAt: '' }
  expect(describeBuild({ ...program, commit: '0123456789abcdef' })).toBe('1.2.3+01234567')
  expect(describeBuild({ ...program, commit: null })).toBe('1.2.3')
})
