import { expect, test } from 'vitest'
import { makeSlug } from './job-rows.queries.ts'

test.each([
  ['Direct Support Professional', 'direct-support-professional'],
  ['  Night & weekend -- DSP (PRN)!  ', 'night-weekend-dsp-prn'],
  ['Café Manager, Peña Röhr', 'cafe-manager-pena-rohr'],
  ['Ｊｏｂ ½', 'job-1-2'],
  ['Врач', 'job'],
  ['🌷', 'job'],
  ['', 'job'],
])('the address of a job %j is %s', (title, slug) => {
  expect(makeSlug(title)).toBe(slug)
})

test('a long title is shortened, and never ends with a hyphen', () => {
  expect(makeSlug('x'.repeat(81))).toBe('x'.repeat(80))
  expect(makeSlug(`${'x'.repeat(79)} y`)).toBe('x'.repeat(79))
})
