import { expect, test } from 'vitest'
import { getInitials } from './initials.ts'
import { sizeText } from './size.ts'

const megabyte = 1024 * 1024

test.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [1536, '2 KB'],
  [840 * 1024, '840 KB'],
  [megabyte - 1, '1024 KB'],
  [megabyte, '1.0 MB'],
  [4.94 * megabyte, '4.9 MB'],
  [1024 * megabyte, '1.0 GB'],
  [2.5 * 1024 * megabyte, '2.5 GB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

test.each([
  ['Ruth Bell', 'RB'],
  ['ruth', 'R'],
  ['  Ruth  Anna  de la Bell ', 'RB'],
  ['élodie öz', 'ÉÖ'],
  ['🌷 Rose', '🌷R'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})
